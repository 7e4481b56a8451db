// Keeps nothing of the game itself: a page comes from the program, or not at all, and so it is never an old one. All that is
// kept is the page that says, in one's language, that the program has to run.
const KEPT = "reckoners-offline";
const PAGE = "/offline";

async function keep(language) {
  const page = await fetch(`${PAGE}?lang=${encodeURIComponent(language)}`, { cache: "no-store" });
  if (page.ok) await (await caches.open(KEPT)).put(PAGE, page);
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keep(self.navigator.language));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => event.waitUntil(keep(String(event.data))));
self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(async () => (await caches.match(PAGE)) ?? Response.error()));
});
