import { translate } from '#core/labels/translate';
import { SECTIONS } from '#core/labels/sections';
import type { ConventionsData } from '#core/contracts/page-data';
import type { MdxPage } from '../mdx/mdx';
import { describe } from '../mdx/page-head';

/** Builds `/api/conventions/`: the servers, and the sections of the description of the API. */
export function buildConventionsPage({ sections }: ConventionsData): MdxPage {
  const titles = [SECTIONS.servers, ...sections.map(({ title }) => title)];
  return {
    frontMatter: {
      title: SECTIONS.conventions,
      ...describe(
        translate('What holds for every operation. Sections: {titles}.', { titles: titles.join(', ') }),
      ),
      slug: '/conventions/',
    },
    dataFile: 'conventions.json',
    body: [
      { depth: 2, text: SECTIONS.servers, id: 'servers' },
      { component: 'ServerList' },
      { component: 'Prose' },
      ...sections.flatMap(({ id, title }): MdxPage['body'] => [
        { depth: 2, text: title, id },
        { component: 'Prose', attributes: { section: id } },
      ]),
    ],
  };
}
