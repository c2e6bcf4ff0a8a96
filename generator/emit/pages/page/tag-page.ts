import { translate } from '#core/labels/translate';
import { SECTIONS } from '#core/labels/sections';
import type { Tag } from '../../../model/api/api-model';
import { plainSummary } from '../markdown/plain-summary';
import type { Component, Heading, MdxPage } from '../mdx/mdx';
import { describe } from '../mdx/page-head';
import type { TagData } from '#core/contracts/page-data';

/** Builds the page of a tag: its operations, the objects that they take and return, and for webhooks the events. */
export function buildTagPage(tag: Tag, data: TagData): MdxPage {
  const operations: (Component | Heading)[] = [
    { depth: 2, text: SECTIONS.operations, id: 'operations' },
    { component: 'OperationList' },
  ];
  const objects: (Component | Heading)[] = [
    { depth: 2, text: SECTIONS.objects, id: 'objects' },
    { component: 'ObjectList' },
  ];
  const events: (Component | Heading)[] = [
    { depth: 2, text: SECTIONS.events, id: 'events' },
    { component: 'EventList' },
  ];
  const { title, description } = tag;
  const names = data.operations.map(({ summary }) => summary).join(', ');
  return {
    frontMatter: {
      title,
      meta_title: translate('{title}: operations', { title }),
      ...describe(
        plainSummary(description ?? translate('All operations of {tag}.', { tag: title })),
        names && translate('Operations: {names}.', { names }),
      ),
      slug: `/${tag.slug}/`,
    },
    dataFile: 'index.json',
    body: [
      ...(data.html === undefined ? [] : [{ component: 'Prose' }]),
      ...(data.operations.length > 0 ? operations : []),
      ...(data.objects.length > 0 ? objects : []),
      ...(data.events ? events : []),
    ],
  };
}
