// What is out of the window and cannot be scrolled to, what lies over something else or sticks out of its place, and what
// is too small: text, and things for a finger. Strips that one scrolls across (cards, districts) may be longer than the window.
([least, finger]) => {
  const found = [];
  const app = document.querySelector(".app");
  const scale = app ? app.getBoundingClientRect().width / app.offsetWidth : 1;
  const all = (selector, under = document) => [...under.querySelectorAll(selector)];
  const name = (it) => {
    const classes = [...it.classList].filter((one) => !one.startsWith("svelte"));
    return `${it.tagName.toLowerCase()}.${classes.join(".")}`;
  };
  const says = (it) => it.innerText.slice(0, 30).replaceAll("\n", " ");
  const seen = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const scrolls = (it) => /auto|scroll/.test(getComputedStyle(it).overflowY);
  const scroller = (it) => {
    for (let up = it.parentElement; up && up !== document.body; up = up.parentElement) if (scrolls(up)) return up;
    return null;
  };

  for (const it of all(":is(button, h2, h3, h4, .die, .tile, .gauge)", app ?? document.body)) {
    const { left, top, right, bottom, width } = it.getBoundingClientRect();
    if (!width || it.closest(".sr-only") || !seen(it)) continue;
    const across = (left < -1.5 || right > innerWidth + 1.5) && !it.closest(".pcards, .rnav");
    const down = (top < -1.5 || bottom > innerHeight + 1.5) && !scroller(it);
    const place = [left, top, right, bottom].map(Math.round);
    if (across || down) found.push(`out of the window: ${name(it)} at ${place}`);
  }

  const PLACES =
    ".plate, .boss, .panel, .decision, .pdec, .tray, .ptray, .others, .pnav, .rnav, .ptop, .topbar";
  const unfolded = (kid) => (getComputedStyle(kid).display === "contents" ? [...kid.children] : [kid]);
  const apart = (kid) =>
    seen(kid) && !kid.matches("kbd, .sr-only, .hint, .skin") && kid.getBoundingClientRect().width;
  const groups = [
    all(PLACES).filter((it) => seen(it) && getComputedStyle(it).position !== "sticky"), // what scrolls goes below that
    ...all(".plate article, .boss .inner, .tsmall, .pboss .wrap").map((it) =>
      [...it.children].flatMap(unfolded).filter(apart),
    ),
    ...all(".plate").map((it) => all("h3, .figs, h4, .gauge, .track, .pcs, .reward, .pboss", it).filter(apart)),
  ];
  for (const group of groups)
    for (const [n, one] of group.entries())
      for (const other of group.slice(n + 1)) {
        if (one.contains(other) || other.contains(one) || scroller(one) !== scroller(other)) continue;
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 3 && down > 3)
          found.push(`${name(one)} and ${name(other)} lie over each other by ${Math.round(down)} px: ${says(one)}`);
      }

  for (const it of all(".plate article, .boss .inner, .panel:not(.lg), .pdec, .tray")) {
    if (!seen(it) || scrolls(it)) continue;
    const own = it.getBoundingClientRect();
    for (const kid of it.children) {
      if (kid.matches(".sr-only, .skin") || !seen(kid) || getComputedStyle(kid).position === "absolute") continue;
      const box = kid.getBoundingClientRect();
      const over = Math.max(own.left - box.left, box.right - own.right, own.top - box.top, box.bottom - own.bottom);
      if (box.width && over > 3) found.push(`${name(kid)} sticks out of ${name(it)}: ${says(it)}`);
    }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const parent = walker.currentNode.parentElement;
    if (!text || parent.closest(".sr-only, script, style, option, [hidden]") || !seen(parent)) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize) * (parent.closest(".app") ? scale : 1);
    if (size < least - 0.1) found.push(`${size.toFixed(1)} px of text: ${text.slice(0, 30)}`);
  }

  for (const it of finger ? all(finger) : []) {
    const { width, height } = it.getBoundingClientRect();
    if (seen(it) && width && Math.min(width, height) < 44 * scale - 1.5)
      found.push(`too small for a finger: ${name(it)}, ${Math.round(width)} x ${Math.round(height)}: ${says(it)}`);
  }
  return [...new Set(found)];
}
