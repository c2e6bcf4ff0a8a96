import { nodesOfType, type Page } from '../../../site/lint/page';

/** Returns the code block of a page with a title. @throws if the page has no such block. */
export function blockOf(page: Page, title: string): string {
  const blocks = nodesOfType(page, 'code').map(({ node }) => node);
  const block = blocks.find(({ meta }) => meta?.includes(`title="${title}"`));
  if (block === undefined) throw new Error(`${page.id} has no code with the title "${title}".`);
  return block.value;
}

/** Returns the fields of a record that the shown one has, since pages leave out whole fields. */
export function fieldsOf(record: object, shown: object): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name in shown));
}
