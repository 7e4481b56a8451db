// How a game ended, in few words.
import type { ReelTable } from "../protocol";
import { t } from "../text";

export const endWords = ({ result, round }: Pick<ReelTable, "result" | "round">): string =>
  t("web-replay-end", { result, round });
