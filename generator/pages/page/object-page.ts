import { SECTIONS } from '#core/labels/sections';
import type { NamedSchema } from '../../model/api-model';
import { ownDescription } from '../../model/schema/own-description';
import { plainSummary } from '../markdown/plain-summary';
import type { Component, MdxPage } from '../mdx/mdx';
import type { ObjectData, ObjectIndexData } from '#core/contracts/page-data';
import { WHOLE_PAGE } from './whole-page';

/** Builds the page of a component schema: all its fields, and where it is used. */
export function buildObjectPage({ slug, schema }: NamedSchema, data: ObjectData): MdxPage {
  return {
    frontMatter: {
      title: data.title,
      description: plainSummary(ownDescription(schema) ?? data.title),
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

/** Builds `/api/objects/`: first the objects that operations return, then their parts and the objects in requests. */
export function buildObjectIndexPage({ parts }: ObjectIndexData): MdxPage {
  return {
    frontMatter: { title: SECTIONS.objects, description: 'Every object of the API.', slug: '/objects/' },
    dataFile: 'index.json',
    body: parts ? OBJECTS_AND_PARTS : [OBJECTS],
  };
}
