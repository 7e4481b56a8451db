// Talk with the bots of the table: what they are about to do, what people asked them for, what they answered.
import type { FromClient, PlanLine, SaidLine, TalkNow } from "./protocol";

export type Wish = Omit<Extract<FromClient, { type: "wish" }>, "type">;

export class Talking {
  plans = $state.raw<PlanLine[]>([]);
  said = $state.raw<SaidLine[]>([]);
  /** The sheet in which one asks. */
  open = $state(false);
  /** A wish that is not answered yet. */
  thinking = $state(false);

  constructor(private readonly say: (message: FromClient) => boolean) {}

  ask(wish: Wish): void {
    this.thinking = this.say({ type: "wish", ...wish });
  }

  receive({ plans, said }: Omit<TalkNow, "type">): void {
    this.plans = plans;
    this.said = said;
    this.thinking = false;
  }

  clear(): void {
    this.receive({ plans: [], said: [] });
    this.open = false;
  }
}
