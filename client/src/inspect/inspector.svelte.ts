// The card that is open: about what, beside what, and who had the focus before.
import type { Box } from "./place";
import type { Seen } from "./sheet";

const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 };

class Inspector {
  /** What the card is about, such as `epic/digzone`; empty while it is closed. */
  subject = $state("");
  /** The action about which the card says why it cannot be done now. */
  question = $state("");
  /** Whether somebody has asked: then the answer may also be that it can be done. */
  asked = $state(false);
  about = $state.raw<Box>(NOWHERE);
  /** The cards from which one came here. */
  trail = $state.raw<string[]>([]);
  /** The table that lies there; none in the gallery. */
  table: () => Seen | null = () => null;
  private opener: HTMLElement | null = null;

  open(subject: string, beside: Element, question = "", asked = false): void {
    const focused = document.activeElement;
    if (!this.subject) this.opener = focused instanceof HTMLElement ? focused : null;
    this.about = beside.getBoundingClientRect();
    this.subject = subject;
    this.question = question;
    this.asked = asked;
    this.trail = [];
  }

  /** Turns over to another card; `back` returns. */
  turn(subject: string): void {
    this.trail = [...this.trail, this.subject];
    this.subject = subject;
  }
  back(): void {
    this.subject = this.trail.at(-1) ?? this.subject;
    this.trail = this.trail.slice(0, -1);
  }

  /** `quiet` leaves the focus to whoever has it now. */
  close(quiet = false): void {
    if (!this.subject) return;
    this.subject = this.question = "";
    if (!quiet) this.opener?.focus();
    this.opener = null;
  }
}

export const inspector = new Inspector();
