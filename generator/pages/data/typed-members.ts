import { escapeHtml } from '#core/text/escape-html';
import { findMembers, type MemberName } from '../highlight/find-members';
import type { Mark } from '../highlight/highlight';
import type { BranchGroupData, FieldData, OperationData, TypeData } from '#core/contracts/page-data';
import { fieldPathOf, findAnchor } from '#core/contracts/field-path';

/** The parts of a page that the members of its TypeScript snippets are explained by. */
export type TypedParts = Pick<OperationData, 'parameters' | 'requestBody' | 'responses' | 'errors'>;

/** Makes the function that marks the names in a TypeScript snippet which have a type, each with a link to its field. */
export function createMarkTyped(parts: TypedParts): (code: string) => Mark[] {
  const fields = new Map(fieldsOf(parts).map((field) => [field.id, field]));
  const anchors = new Map([...fields.keys()].reverse().map((id) => [fieldPathOf(id), id]));
  return (code) => {
    const members = findMembers(code).flatMap((member) => {
      const path = pathOf(member);
      const anchor = path && findAnchor(anchors, path);
      const field = anchor === undefined ? undefined : fields.get(anchor);
      // The nearest field around a key of a map does not say what that key is.
      const isOwn = field && (field.name === member.path.at(-1) || field.name === '*');
      return isOwn ? [{ ...member, hover: describeField(field, member), href: field.id }] : [];
    });
    return [...findResults(code, parts), ...members].map(toMark);
  };
}

interface Hover {
  start: number;
  end: number;
  hover: string;
  /** Anchor in the page. */
  href: string;
}

/** All names of a snippet are one stop of the keyboard; arrow keys lead from one to the next (`typed-names.ts`). */
function toMark({ start, end, hover, href }: Hover, index: number): Mark {
  const title = escapeHtml(hover).replaceAll('"', '&quot;');
  const stop = index === 0 ? '' : ' tabindex="-1"';
  return { start, end, open: `<a class="typed" href="#${href}"${stop} title="${title}">`, close: '</a>' };
}

const PLACES = new Set(['path', 'query', 'header', 'cookie']);

/** `body.items.amount` is the field `request.items.amount`, `params.query.limit` is `query.limit`. */
function pathOf({ path: [root, place, ...rest] }: MemberName): string[] | undefined {
  if (root === 'body') return place === undefined ? undefined : ['request', place, ...rest];
  return root === 'params' && place !== undefined && PLACES.has(place) && rest.length > 0
    ? [place, ...rest]
    : undefined;
}

/** The names that hold the answer. */
function findResults(code: string, { responses, errors }: TypedParts): Hover[] {
  const results = /const \{ (?:data, )?error\b/.exec(code);
  if (!results) return [];
  return [
    { name: 'data', type: typesOf(responses), text: 'Body of the answer.', href: responses[0]?.status },
    { name: 'error', type: typesOf(errors), text: 'Body of an answer with an error status.', href: 'errors' },
  ].flatMap(({ name, type, text, href }) => {
    const start = code.indexOf(name, results.index);
    const isHere = start >= 0 && start < results.index + results[0].length;
    if (!isHere || type === '' || href === undefined) return [];
    return [{ start, end: start + name.length, hover: `${name}: ${type} or undefined. ${text}`, href }];
  });
}

function typesOf(responses: OperationData['responses']): string {
  const types = responses.flatMap(({ content = [] }) => content.map(({ schema }) => schema?.type));
  return [...new Set(types.filter((type) => type !== undefined).map(typeText))].join(' or ');
}

function describeField(field: FieldData, { path }: MemberName): string {
  const about = firstSentence(field.html ?? '');
  const required = field.required ? ', required' : '';
  return `${path.at(-1)}: ${typeText(field.type)}${required}${about && `. ${about}`}`;
}

function typeText(type: TypeData): string {
  return type.map((part) => (typeof part === 'string' ? part : part.label)).join('');
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

function firstSentence(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

function fieldsOf({ parameters = [], requestBody }: TypedParts): FieldData[] {
  const roots = parameters.flatMap(({ fields }) => fields);
  const bodies = requestBody?.content.flatMap(({ schema }) => (schema ? innerFields(schema) : [])) ?? [];
  return [...roots.flatMap(withInner), ...bodies];
}

interface Holder {
  fields?: FieldData[];
  branches?: BranchGroupData[];
}

function innerFields({ fields = [], branches = [] }: Holder): FieldData[] {
  const alternatives = branches.flatMap((group) => group.branches);
  return [...fields.flatMap(withInner), ...alternatives.flatMap(innerFields)];
}

function withInner(field: FieldData): FieldData[] {
  return [field, ...innerFields(field)];
}
