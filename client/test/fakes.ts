// A WebSocket that the test holds the other end of, and tables to send through it.
import type { FromServer, Refused, TableNow } from "../src/protocol";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("nobody has connected");
    return socket;
  }

  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export function table(change: Partial<TableNow> = {}): TableNow {
  const view = { round: 1, step: "use", result: "playing", population: 40 } as TableNow["view"];
  const base = {
    type: "table",
    table: "t1",
    version: 1,
    at: 0,
    undone: 0,
    view,
    added: 0,
    groups: [],
    log: [],
    crew: { seats: {}, running: true, pace: "normal", acting: [] },
  };
  return { ...(base as unknown as TableNow), ...change };
}

export const late: Refused = {
  type: "refused",
  action: "tia roll",
  code: "late",
  rule: "",
  sentence: "Too late.",
};
