import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cacheFolder } from '#core/command-line/cache-folder';
import { bundled } from '../config/code';
import { drawTouchIcon, loadCardPainter } from './draw-card';
import type { Card } from './list-cards';
import { TOUCH_ICON } from './names';
import { readColors } from './read-colors';

const FONTS = {
  sans: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
  mono: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
};

/** Cards of earlier builds, by a hash of everything that they are drawn from. */
const CACHE = cacheFolder('social-cards');

/** So many cards at a time keep both the painter and the threads that compress busy. */
const AT_ONCE = 8;

/**
 * Draws the touch icon and the cards of all pages into a build, and reuses cards of earlier builds.
 * @param site name of the site.
 * @param generated the generator's output, which has the logo and colors of the project.
 */
export async function writeCards(
  outDir: string,
  cards: readonly Card[],
  { site, generated }: { site: string; generated: string },
): Promise<void> {
  const read = (path: string) => readFileSync(path, 'utf8');
  const logo = read(join(generated, 'project/static/img/logo.svg'));
  const stylesheets = [
    read(join(bundled, 'site/src/css/tokens.css')),
    read(join(generated, 'project/colors.css')),
  ];
  const style = hash([site, logo, ...stylesheets, ...readOwnSources()].join('\0'));
  const colorOf = readColors(stylesheets);
  const paint = await loadCardPainter({ site, logo, colorOf }, absolute(FONTS));
  await writeFile(join(outDir, TOUCH_ICON), await drawTouchIcon(logo, colorOf));
  await mkdir(CACHE, { recursive: true });
  const left = cards.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const card of left) await writeCard(outDir, card, join(CACHE, nameOf(card, style)), paint);
    }),
  );
}

async function writeCard(
  outDir: string,
  card: Card,
  cached: string,
  paint: (card: Card) => Promise<Buffer>,
): Promise<void> {
  const file = join(outDir, card.path);
  await mkdir(dirname(file), { recursive: true });
  if (existsSync(cached)) return copyFile(cached, file);
  const picture = await paint(card);
  await Promise.all([writeFile(file, picture), writeFile(cached, picture)]);
}

function nameOf(card: Card, style: string): string {
  return `${hash(style + JSON.stringify(card))}.png`;
}

/** A change of the code draws all cards anew. */
function readOwnSources(): string[] {
  return readdirSync(__dirname).map((name) => readFileSync(join(__dirname, name), 'utf8'));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function absolute(fonts: typeof FONTS): typeof FONTS {
  return { sans: require.resolve(fonts.sans), mono: require.resolve(fonts.mono) };
}
