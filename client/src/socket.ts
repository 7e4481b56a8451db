// A WebSocket that comes back by itself. It knows nothing about the game.
import type { FromClient, FromServer } from "./protocol";

export type Link = "off" | "connecting" | "open" | "lost";

export const BACKOFF = [150, 300, 600, 1200, 2400, 4000];
/** Close codes that coming back does not cure: no such table, thrown away, unreadable, not allowed. */
const FINAL = new Set([4404, 4410, 4422, 1008]);

export interface Listener {
  onMessage(message: FromServer): void;
  onLink(link: Link): void;
}

export class Socket {
  private wire: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private wanted = true;

  constructor(
    /** Asked for at every try, since the language in it may have changed. */
    private readonly address: () => string,
    private readonly listener: Listener,
  ) {
    this.open();
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Whether the message went out. What cannot go out now is not kept: its version would be old. */
  send(message: FromClient): boolean {
    if (this.wire?.readyState !== WebSocket.OPEN) return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.wanted = false;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.wire?.close();
    this.wire = null;
  }

  /** The page is looked at again, or the network is back: no need to wait for the timer. */
  private readonly hurry = (): void => {
    if (!this.wanted || this.wire !== null || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    this.listener.onLink(this.tries === 0 ? "connecting" : "lost");
    const wire = new WebSocket(this.address());
    this.wire = wire;
    wire.onopen = () => {
      if (this.wire !== wire) return;
      this.tries = 0;
      this.listener.onLink("open");
    };
    wire.onmessage = (event: MessageEvent<string>) => {
      if (this.wire === wire) this.listener.onMessage(JSON.parse(event.data) as FromServer);
    };
    wire.onclose = (event: CloseEvent) => {
      if (this.wire !== wire) return;
      this.wire = null;
      if (!this.wanted) return;
      if (FINAL.has(event.code)) {
        this.wanted = false;
        this.listener.onLink("off");
        return;
      }
      const wait = BACKOFF[Math.min(this.tries, BACKOFF.length - 1)] ?? 4000;
      this.tries += 1;
      this.listener.onLink("lost");
      this.timer = setTimeout(() => {
        this.open();
      }, wait);
    };
  }
}
