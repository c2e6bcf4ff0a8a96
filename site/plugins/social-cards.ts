import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Facts } from '#core/contracts/facts';
import { listSitePages } from '../markdown/site-pages';
import { type Card, listCards } from '../social-cards/list-cards';
import type * as cardWriter from '../social-cards/write-cards';

/** Adds a picture of each page to a build, which services show where somebody links to the page. */
export default function socialCards(
  { siteDir, baseUrl, siteConfig: { title } }: LoadContext,
  { generated }: { generated: string },
): Plugin {
  let cards: Card[] = [];
  return {
    name: 'social-cards',
    allContentLoaded({ allContent }) {
      const facts = JSON.parse(readFileSync(join(generated, 'facts/facts.json'), 'utf8')) as Facts;
      cards = listCards(listSitePages(allContent, siteDir, baseUrl), facts);
    },
    postBuild: ({ outDir }) => {
      // Loaded only now, because the dev server needs no painter.
      const { writeCards } = createRequire(__filename)('../social-cards/write-cards') as typeof cardWriter;
      return writeCards(outDir, cards, { site: title, generated });
    },
  };
}
