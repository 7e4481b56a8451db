// Draws a picture of marks: in the page's own type and colours, with its own icons, and without asking anybody.
import { HEIGHT, WIDTH, type Mark, type Text } from "./picture";

const SANS = '"Reckoners Sans"';
const NARROW = '"Reckoners Narrow"';

/** The picture as a PNG, in a `data:` address. */
export async function paint(marks: readonly Mark[]): Promise<string> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  await Promise.all(
    [`400 20px ${SANS}`, `700 20px ${SANS}`, `700 20px ${NARROW}`].map((f) => document.fonts.load(f)),
  );
  const style = getComputedStyle(document.documentElement);
  const real = (colour: string): string =>
    colour.startsWith("--") ? style.getPropertyValue(colour).trim() : colour;
  for (const mark of marks) {
    pen.fillStyle = pen.strokeStyle = real(mark.colour);
    if (mark.is === "box") pen.fillRect(mark.x, mark.y, mark.w, mark.h);
    else if (mark.is === "icon")
      pen.drawImage(await icon(mark.name, real(mark.colour)), mark.x, mark.y, mark.size, mark.size);
    else if (mark.is === "line") draw(pen, mark.points, mark.width, mark.dash);
    else write(pen, mark);
  }
  return canvas.toDataURL("image/png");
}

function draw(
  pen: CanvasRenderingContext2D,
  points: [number, number][],
  width: number,
  dash: number[],
): void {
  pen.lineWidth = width;
  pen.lineJoin = "round";
  pen.setLineDash(dash);
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.stroke();
}

/** Whatever the language, a text ends before the next thing begins: it is set narrower, not cut off. */
function write(pen: CanvasRenderingContext2D, { is, x, y, text, size, bold, room }: Text): void {
  pen.font = `${bold || is === "title" ? 700 : 400} ${String(size)}px ${is === "title" ? NARROW : SANS}`;
  pen.textAlign = is === "end" ? "end" : is === "middle" ? "center" : "start";
  pen.fillText(text, x, y, room);
}

/** A symbol of the page's sheet of icons as an image. */
async function icon(name: string, colour: string): Promise<HTMLImageElement> {
  const symbol = document.getElementById(name);
  const box = symbol?.getAttribute("viewBox") ?? "0 0 24 24";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="120" height="120" color="${colour}" fill="${colour}">${symbol?.innerHTML ?? ""}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
