import type { NamedSchema } from '../../model/api-model';
import { plainSummary } from '../markdown/plain-summary';
import type { MdxPage } from '../mdx/mdx';
import type { ObjectData } from '#core/contracts/page-data';
import { USED_BY_ID } from '../../addresses/anchors';

/** The page of a component schema: all its fields, and where it is used. */
export function buildObjectPage({ slug, schema }: NamedSchema, data: ObjectData): MdxPage {
  return {
    frontMatter: {
      title: data.title,
      description: plainSummary(schema.description ?? data.title),
      slug: `/objects/${slug}/`,
    },
    dataFile: `${slug}.json`,
    body: [
      { component: 'ObjectSchema' },
      ...(data.usedBy.length > 0
        ? [{ depth: 2, text: 'Where it is used', id: USED_BY_ID } as const, { component: 'UsedBy' }]
        : []),
    ],
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
