// The page in a window of its own: public/manifest.webmanifest says how, and public/sw.js what is seen while the program
// does not run. Browsers offer both on the machine itself, and friends over the network do without.
import { language, onLanguage } from "./text";

export async function stayReachable(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(language());
    onLanguage((spoken) => active?.postMessage(spoken));
  } catch {
    // A browser that keeps nothing: the game is the same without.
  }
}
