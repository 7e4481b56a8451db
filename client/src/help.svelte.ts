// The rule reference laid over whatever is on the screen; the table stays where it is.

class Help {
  shown = $state(false);
  rule = $state("");

  /** Shows a rule by its ID, or all of them. */
  open(rule = ""): void {
    this.rule = rule;
    this.shown = true;
  }

  close(): void {
    this.shown = false;
  }
}

export const help = new Help();
