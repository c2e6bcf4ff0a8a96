import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Facts } from '#core/contracts/facts';
import type { LinkData } from '#core/contracts/page-data';
import { hrefOf, listGuidePages } from '../config/guide-pages';
import { requireSidebarPages } from '../config/missing-pages';
import { listPageFiles, pageName } from '../config/page-files';
import type { Settings } from '../config/settings';
import { readAll } from '../errors/page-error';
import { readHead } from '../remark/page-head';
import { parsePage } from '../remark/parse-page';
import { findFieldUses, findUses } from '../remark/uses';

/**
 * The guides whose elements name an address in the reference (`/api/errors/#422`, `/api/objects/invoice/#due_date`), by address and
 * in the order of the sidebars.
 */
type GuideUses = Record<string, LinkData[]>;

/** A guide as its author wrote it. */
interface GuideFile {
  id: string;
  file: string;
  source: string;
}

/** Provides reference pages with the guides that use their subject, as `@generated/guide-uses/default/uses.json`. */
export default function guideUses(_: LoadContext, settings: Settings): Plugin<GuideUses> {
  const { generated, docs } = settings;
  const factsFile = join(generated, 'facts/facts.json');
  return {
    name: 'guide-uses',
    getPathsToWatch: () => [factsFile, join(docs, '**/*.{md,mdx}')],
    loadContent() {
      requireSidebarPages(settings);
      const facts = JSON.parse(readFileSync(factsFile, 'utf8')) as Facts;
      const files = new Map(listPageFiles(docs).map((file) => [pageName(file), join(docs, file)]));
      const guides = listGuidePages(settings).guidePages.map((id) => {
        const file = files.get(id) ?? id;
        return { id, file, source: readFileSync(file, 'utf8') };
      });
      return collectUses(guides, facts);
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('uses.json', content);
    },
  };
}

/**
 * Collects the guides that name each address.
 * @throws PageError with the mistakes of all guides.
 */
export function collectUses(guides: readonly GuideFile[], facts: Facts): GuideUses {
  const uses: GuideUses = {};
  const trees = readAll(guides, ({ id, file, source }) => ({ id, tree: parsePage(source, file) }));
  for (const { id, tree } of trees) {
    const head = readHead(tree, id);
    const guide = { label: head.title, href: hrefOf(id, head) };
    for (const href of [...findUses(tree, facts), ...findFieldUses(tree, facts)])
      (uses[href] ??= []).push(guide);
  }
  return uses;
}
