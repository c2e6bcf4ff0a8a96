import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Facts } from '#core/contracts/facts';
import { listSitePages } from '../markdown/site-pages';
import { hasPainter, PAINTER } from '../social-cards/has-painter';
import { type Card, listCards } from '../social-cards/list-cards';
import { TOUCH_ICON } from '../social-cards/names';
import type * as cardWriter from '../social-cards/write-cards';

const NOT_DRAWN = `Pages have no pictures for link previews and no touch icon, because \`${PAINTER}\`, which draws them, cannot be loaded: run \`npm install ${PAINTER}\`.`;

/**
 * Adds a picture of each page to a build, which services show where somebody links to the page, and the touch icon. Without the package
 * that draws them, the build skips both, and the head of a page names neither.
 * @param isPublished whether the address of the site is known: services need it to show a picture.
 */
export default function socialCards(
  { siteDir, baseUrl, siteConfig: { title } }: LoadContext,
  { generated, isPublished }: { generated: string; isPublished: boolean },
): Plugin {
  let cards: Card[] = [];
  // The dev server shows no pictures.
  const isDrawing = process.env.NODE_ENV === 'production' && hasPainter();
  return {
    name: 'social-cards',
    injectHtmlTags: () => ({
      headTags: isDrawing
        ? [{ tagName: 'link', attributes: { rel: 'apple-touch-icon', href: baseUrl + TOUCH_ICON } }]
        : [],
    }),
    allContentLoaded({ allContent }) {
      const facts = JSON.parse(readFileSync(join(generated, 'facts/facts.json'), 'utf8')) as Facts;
      cards = listCards(listSitePages(allContent, siteDir, baseUrl), facts);
    },
    async postBuild({ outDir }) {
      if (!isDrawing) {
        if (isPublished) logger.warn(NOT_DRAWN);
        return;
      }
      // Loaded only now, because the dev server draws no cards.
      const { writeCards } = createRequire(__filename)('../social-cards/write-cards') as typeof cardWriter;
      await writeCards(outDir, cards, { site: title, generated });
    },
  };
}
