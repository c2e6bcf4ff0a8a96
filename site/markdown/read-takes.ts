import { PARAMETERS, SECTIONS } from '#core/labels/sections';

/** Sections that name what the sender of a call chooses, besides the path. */
const CHOSEN: readonly string[] = [PARAMETERS.query, SECTIONS.requestBody];

/** An item of a field at the first level, or of one form of a body: a value has a colon after its name instead of a type. */
const FIELD = /^(?: {2})?- `([^`]+)` /;

/**
 * Returns the names of the query parameters and of the first fields of the body that an operation takes, as its page in Markdown
 * lists them. A name of several forms of the body comes once.
 */
export function readTakes(markdown: string): string[] {
  const chosen = markdown
    .split(/^## /m)
    .filter((section) => CHOSEN.includes(section.split('\n', 1)[0] ?? ''));
  const names = chosen.flatMap((section) => section.split('\n').map((line) => FIELD.exec(line)?.[1]));
  return [...new Set(names.filter((name) => name !== undefined))];
}
