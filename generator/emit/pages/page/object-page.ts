import { translate } from '#core/labels/translate';
import { SECTIONS } from '#core/labels/sections';
import type { NamedSchema } from '../../../model/api/api-model';
import { ownDescription } from '../../../model/api/schema/own-description';
import { plainSummary } from '../markdown/plain-summary';
import type { Component, MdxPage } from '../mdx/mdx';
import { describe } from '../mdx/page-head';
import type { ObjectData, ObjectIndexData } from '#core/contracts/page-data';
import { WHOLE_PAGE } from './whole-page';

/**
 * Builds the page of a component schema: all its fields, and where it is used.
 * @param api the title of the API.
 */
export function buildObjectPage({ slug, schema }: NamedSchema, data: ObjectData, api: string): MdxPage {
  const { title } = data;
  return {
    frontMatter: {
      title,
      meta_title: translate('{title}: object', { title }),
      ...describe(
        plainSummary(ownDescription(schema) ?? title),
        data.schema.fields
          ? translate('{title} ({api}): its fields, and where it is used.', { title, api })
          : translate('{title} ({api}): what its value can be, and where it is used.', { title, api }),
      ),
      slug: `/objects/${slug}/`,
      ...WHOLE_PAGE,
      displayed_sidebar: 'api',
    },
    dataFile: `${slug}.json`,
    body: [{ component: 'ObjectPage' }],
  };
}

const OBJECTS: Component = { component: 'ObjectList' };

const OBJECTS_AND_PARTS: MdxPage['body'] = [
  { depth: 2, text: SECTIONS.returnedObjects, id: 'objects' },
  OBJECTS,
  { depth: 2, text: SECTIONS.parts, id: 'parts' },
  { ...OBJECTS, attributes: { list: 'parts' } },
];

const OBJECT_LINKS: MdxPage['body'] = [
  { depth: 2, text: SECTIONS.objectLinks, id: 'links' },
  { component: 'ObjectMap' },
];

/**
 * Builds `/api/objects/`: first how the objects are linked, then those that operations return, then their parts and the objects in
 * requests.
 */
export function buildObjectIndexPage({ parts, links }: ObjectIndexData): MdxPage {
  const lists = parts ? OBJECTS_AND_PARTS : [OBJECTS];
  return {
    frontMatter: {
      title: SECTIONS.objects,
      description: translate(
        'Every object of the API: those that operations return, their parts, and how they are linked.',
      ),
      slug: '/objects/',
    },
    dataFile: 'index.json',
    body: links ? [...OBJECT_LINKS, ...lists] : lists,
  };
}
