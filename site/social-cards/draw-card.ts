import { createHash } from 'node:crypto';
import { createCanvas, GlobalFonts, loadImage, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import { encodePng } from './encode-png';
import { fitText, type Room } from './fit-text';
import type { Card } from './list-cards';
import { CARD_SIZE } from './names';
import type { ColorOf } from './read-colors';

/** The properties that all cards of a site share. */
interface CardStyle {
  /** Name of the site. */
  site: string;
  /** The logo as SVG. */
  logo: string;
  colorOf: ColorOf;
}

/** The words are on the left, the abacus on the right. */
const WORDS = { left: 72, width: 656 };
const ABACUS = { left: 800, rods: 6, firstRod: 75, rodDistance: 96, radius: 22, beadDistance: 52, beads: 7 };

const LOGO = { top: 64, size: 48 };
const NAME: Room = { width: WORDS.width - 64, sizes: [30, 24, 20].map((size) => ({ size, lines: 1 })) };
const TITLE: Room = {
  width: WORDS.width,
  sizes: [
    { size: 68, lines: 3 },
    { size: 54, lines: 4 },
    { size: 42, lines: 6 },
  ],
};
const LINE_HEIGHT = 1.12;
const TOUCH_ICON_SIZE = { size: 180, margin: 26 };
const TITLE_MIDDLE = 320;
const ADDRESS = { middle: 546, sizes: [24, 20, 16].map((size) => ({ size, lines: 1 })), pad: 9, height: 42 };

/** Colors of kinds, as pages have them (`src/ui/Method`). */
const KIND_COLORS: ReadonlyMap<string, string> = new Map([
  ['GET', 'blue'],
  ['POST', 'green'],
  ['PUT', 'olive'],
  ['PATCH', 'olive'],
  ['DELETE', 'red'],
  ['EVENT', 'violet'],
]);

/** Colors of areas and words. */
const AREA_COLORS = [
  ...['canvas', 'surface-2', 'text-1', 'text-2', 'code-bg', 'code-border', 'code-control-border'],
  ...['code-text', 'code-run', 'brand'],
];

const fontOf = {
  name: (size: number) => `600 ${size}px "Card Sans"`,
  title: (size: number) => `600 ${size}px "Card Sans"`,
  kind: (size: number) => `600 ${size}px "Card Mono"`,
  address: (size: number) => `400 ${size}px "Card Mono"`,
};

type Role = keyof typeof fontOf;

/**
 * Loads what cards are drawn with.
 * @param fonts paths of the font of words and of that of code.
 * @returns a function that draws a card as a PNG of 1200 × 630 pixels.
 */
export async function loadCardPainter(
  { site, logo, colorOf }: CardStyle,
  fonts: { sans: string; mono: string },
): Promise<(card: Card) => Promise<Buffer>> {
  GlobalFonts.registerFromPath(fonts.sans, 'Card Sans');
  GlobalFonts.registerFromPath(fonts.mono, 'Card Mono');
  const image = await loadImage(Buffer.from(logo));
  const { width, height } = CARD_SIZE;
  const exact = [...AREA_COLORS, ...KIND_COLORS.values()].map(colorOf);
  return (card) => {
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    context.textBaseline = 'middle';
    drawBackground(context, colorOf);
    drawName(context, site, image, colorOf);
    drawTitle(context, card.title, colorOf);
    drawAddress(context, card, colorOf);
    drawAbacus(context, card.path, colorOf);
    return encodePng(canvas.data(), { width, height, exact });
  };
}

/** Draws the logo on the background of pages, as a PNG of 180 × 180 pixels: phones show it among their apps. */
export async function drawTouchIcon(logo: string, colorOf: ColorOf): Promise<Buffer> {
  const { size, margin } = TOUCH_ICON_SIZE;
  const image = await loadImage(Buffer.from(logo));
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.fillStyle = colorOf('canvas');
  context.fillRect(0, 0, size, size);
  context.drawImage(image, margin, margin, size - 2 * margin, size - 2 * margin);
  return canvas.encode('png');
}

function drawBackground(context: SKRSContext2D, colorOf: ColorOf): void {
  context.fillStyle = colorOf('canvas');
  context.fillRect(0, 0, CARD_SIZE.width, CARD_SIZE.height);
  context.fillStyle = colorOf('code-bg');
  context.fillRect(ABACUS.left, 0, CARD_SIZE.width - ABACUS.left, CARD_SIZE.height);
}

function drawName(context: SKRSContext2D, site: string, logo: Image, colorOf: ColorOf): void {
  context.drawImage(logo, WORDS.left, LOGO.top, LOGO.size, LOGO.size);
  const name = fit(context, 'name', site, NAME);
  context.fillStyle = colorOf('text-1');
  context.font = fontOf.name(name.size);
  context.fillText(name.lines[0] ?? '', WORDS.left + LOGO.size + 16, LOGO.top + LOGO.size / 2);
}

function drawTitle(context: SKRSContext2D, title: string, colorOf: ColorOf): void {
  context.letterSpacing = '-1px';
  const { size, lines } = fit(context, 'title', title, TITLE);
  const height = size * LINE_HEIGHT;
  const first = TITLE_MIDDLE - ((lines.length - 1) * height) / 2;
  context.fillStyle = colorOf('text-1');
  context.font = fontOf.title(size);
  lines.forEach((line, index) => context.fillText(line, WORDS.left, first + index * height));
  context.letterSpacing = '0px';
}

function drawAddress(context: SKRSContext2D, { kind = '', address }: Card, colorOf: ColorOf): void {
  context.font = fontOf.kind(22);
  context.fillStyle = colorOf(KIND_COLORS.get(kind) ?? 'text-2');
  context.fillText(kind, WORDS.left, ADDRESS.middle);
  const left = WORDS.left + (kind === '' ? 0 : context.measureText(kind).width + 15);
  const room = { width: WORDS.left + WORDS.width - left - 2 * ADDRESS.pad, sizes: ADDRESS.sizes };
  const { size, lines } = fit(context, 'address', address, room);
  const text = lines[0] ?? '';
  context.font = fontOf.address(size);
  context.fillStyle = colorOf('surface-2');
  const width = context.measureText(text).width + 2 * ADDRESS.pad;
  context.beginPath();
  context.roundRect(left, ADDRESS.middle - ADDRESS.height / 2, width, ADDRESS.height, 4);
  context.fill();
  context.fillStyle = colorOf('text-2');
  context.fillText(text, left + ADDRESS.pad, ADDRESS.middle);
}

function fit(context: SKRSContext2D, role: Role, text: string, room: Room) {
  return fitText(text, room, (part, size) => {
    context.font = fontOf[role](size);
    return context.measureText(part).width;
  });
}

/** Draws six rods; how many beads are at either end comes from the path, so that each page has its own abacus. */
function drawAbacus(context: SKRSContext2D, path: string, colorOf: ColorOf): void {
  const bytes = createHash('sha256').update(path).digest();
  const marked = (bytes[ABACUS.rods] ?? 0) % ABACUS.rods;
  for (let rod = 0; rod < ABACUS.rods; rod++) {
    const byte = bytes[rod] ?? 0;
    const counted = rod === marked ? 1 + (byte % 3) : byte % 4;
    drawRod(context, rod, colorOf);
    for (let bead = 0; bead < counted; bead++)
      drawBead(
        context,
        rod,
        bead,
        colorOf(rod === marked && bead === counted - 1 ? 'code-run' : 'code-text'),
      );
    for (let bead = 0; bead < 1 + ((byte >> 2) % 3); bead++)
      drawBead(context, rod, ABACUS.beads - 1 - bead, colorOf('code-control-border'));
  }
}

function drawRod(context: SKRSContext2D, rod: number, colorOf: ColorOf): void {
  context.fillStyle = colorOf('code-border');
  context.fillRect(ABACUS.left, heightOf(rod) - 1, CARD_SIZE.width - ABACUS.left, 2);
}

function drawBead(context: SKRSContext2D, rod: number, position: number, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  context.arc(
    ABACUS.left + 50 + position * ABACUS.beadDistance,
    heightOf(rod),
    ABACUS.radius,
    0,
    2 * Math.PI,
  );
  context.fill();
}

function heightOf(rod: number): number {
  return ABACUS.firstRod + rod * ABACUS.rodDistance;
}
