/**
 * How the pages of the reference mark what they print: `data-part` on the element that shows it, with visible text only.
 * This file alone knows the markup; a new look moves elements as it likes and keeps the names.
 */
export const PART = 'data-part';

/** Things with parts of their own. A part belongs to the nearest of these around it. */
export const OWNERS = [
  'operation',
  'event',
  'object',
  'body',
  'response',
  'error',
  'field',
  'branch',
  'note',
] as const;

export type Owner = (typeof OWNERS)[number];

/** What is printed of an owner, each text as a reader sees it. */
export const PARTS = [
  'name',
  'type',
  'flag',
  'text',
  'const',
  'default',
  'limit',
  'example',
  'value',
  'basis',
  'note',
  'method',
  'path',
  'credentials',
] as const;

export type Part = (typeof PARTS)[number];

/** The words of a mark, by what a statement rests on. */
export const BASIS_WORDS = { public: 'public fact', choice: 'our choice' } as const;

/** A mark as `public G-API-12`, whatever else is printed around it. */
export function readMark(text: string): string {
  const basis = Object.entries(BASIS_WORDS).find(([, words]) => text.includes(words))?.[0] ?? 'no basis';
  const decision = /\S+$/.exec(text.trim())?.[0] ?? '';
  return `${basis} ${decision}`;
}

/** What alternatives without a schema of their own are called; what they demand stands in the fields. */
export const UNNAMED_BRANCH = /^(?:with |alternative \d)/;
