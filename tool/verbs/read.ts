import { UsageError } from '#core/command-line/usage-error';
import { findNamed, findOperation, findPage } from '../content/find';
import type { Content } from '../content/content';
import { showPart } from '../text/show-part';
import { textIn, type Argument, type Verb } from '../verb';

const PAGE = 20_000;
const ENTRY = 12_000;

const part: Argument = { type: 'integer', description: 'default 1' };

/** Verbs that return a page as Markdown, in parts. */
export const page: Verb = {
  name: 'page',
  description: 'Read a page of the docs as Markdown, at most 20,000 characters; longer pages have parts.',
  example: { address: '/guides/webhooks/' },
  takes: {
    address: { type: 'string', required: true, description: 'as search returns it, or a full URL' },
    part,
  },
  limit: PAGE,
  run: (given, { content }) => show(content, findPage(content, textIn(given, 'address')), given, PAGE),
};

export const operation: Verb = {
  name: 'operation',
  description:
    'Read one API operation: parameters, body, an example, errors, response. At most 12,000 characters; longer ones have parts.',
  example: { id: 'createInvoice' },
  takes: {
    id: { type: 'string', required: true, description: 'operationId, METHOD /path, or address' },
    part,
  },
  limit: ENTRY,
  run(given, { content }) {
    const { href } = content.facts.operations[findOperation(content, textIn(given, 'id'))] ?? {};
    return show(content, href ?? '', given, ENTRY);
  },
};

export const object: Verb = {
  name: 'object',
  description: 'Read one object of the API: all fields with types and limits.',
  example: { name: 'Invoice' },
  takes: { name: { type: 'string', required: true, description: 'name, title, or address' }, part },
  limit: ENTRY,
  run: (given, { content }) =>
    show(content, findNamed(content, 'objects', textIn(given, 'name')), given, ENTRY),
};

export const event: Verb = {
  name: 'event',
  description: 'Read one webhook event: when it is sent, its payload.',
  example: { name: 'invoice.created' },
  takes: { name: { type: 'string', required: true, description: 'type of the event, or address' }, part },
  limit: ENTRY,
  run: (given, { content }) =>
    show(content, findNamed(content, 'events', textIn(given, 'name')), given, ENTRY),
};

function show(
  { pages, about }: Content,
  path: string,
  given: Parameters<Verb['run']>[0],
  limit: number,
): string {
  const text = pages[path];
  if (text === undefined) throw new UsageError(`${path} has no Markdown.`);
  return showPart(text, about.site + path, given, limit);
}
