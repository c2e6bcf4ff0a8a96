import { isObject, type Json, type JsonObject } from '#core/json/json';
import { parseFragment, valueAt } from '#core/json/pointer';

/** Members of a description that hold no texts of the author, or values that may look like one. */
const VALUES = new Set(['default', 'enum', 'const', 'example', 'examples', 'mapping']);

/**
 * Every description of a bundle that a page has to show, with its place: what its paths, events and tags say, what they refer
 * to, and its component schemas.
 */
export function textsOf(bundle: JsonObject): Map<string, string> {
  const { paths, webhooks, 'x-webhooks': legacy, tags, info, components } = bundle;
  const { schemas = {}, securitySchemes = {} } = (components ?? {}) as Record<string, Json>;
  const texts = new Map<string, string>();
  const seen = new Set<Json>();
  const collect = (value: Json | undefined, place: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isObject(value) && typeof value.description === 'string') texts.set(place, value.description);
    for (const [key, member] of Object.entries(value)) {
      if (!VALUES.has(key) && !key.startsWith('x-')) collect(member, `${place}/${key}`);
      if (key === '$ref' && typeof member === 'string')
        collect(valueAt(bundle, parseFragment(member) ?? []), member);
    }
  };
  const roots = { info, tags, paths, webhooks: webhooks ?? legacy, schemas, securitySchemes };
  for (const [name, root] of Object.entries(roots)) collect(root, `#/${name}`);
  return texts;
}

/** The lines of a Markdown text as letters and digits: what is left of it in any markup. */
export function linesOf(markdown: string): string[] {
  return markdown
    .split(/\n/)
    .filter((line) => !/^\s*(?:```|~~~)/.test(line))
    .map((line) => lettersOf(line.replaceAll(/\]\((?:[^()]|\([^()]*\))*\)/g, ']')))
    .filter((line) => line !== '');
}

/** The letters and digits of a text; tags are none. */
export function lettersOf(text: string): string {
  return text
    .replaceAll(/<[a-z/!][^<>]*>/gi, '')
    .replaceAll(/&\w+;/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
