import type { NamedSchema } from '../../model/api-model';
import { ownText } from '../../model/schema/own-text';
import { plainSummary } from '../markdown/plain-summary';
import type { MdxPage } from '../mdx/mdx';
import type { ObjectData } from '#core/contracts/page-data';
import { WHOLE_PAGE } from './whole-page';

/** The page of a component schema: all its fields, and where it is used. */
export function buildObjectPage({ slug, schema }: NamedSchema, data: ObjectData): MdxPage {
  return {
    frontMatter: {
      title: data.title,
      description: plainSummary(ownText(schema) ?? data.title),
      slug: `/objects/${slug}/`,
      ...WHOLE_PAGE,
      displayed_sidebar: 'api',
    },
    dataFile: `${slug}.json`,
    body: [{ component: 'ObjectPage' }],
  };
}

/** `/api/objects/`. */
export function buildObjectIndexPage(): MdxPage {
  return {
    frontMatter: { title: 'Objects', description: 'Every object of the API.', slug: '/objects/' },
    dataFile: 'index.json',
    body: [{ component: 'ObjectList' }],
  };
}
