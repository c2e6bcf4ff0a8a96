import { isObject, type Json, type JsonObject } from '#core/json/json';
import { parseFragment, valueAt } from '#core/json/pointer';

/** The keywords with which authors describe a part of a description. */
const TEXTS = ['title', 'summary', 'description'];

/** Members of a description that contain values, which may look like titles and descriptions. */
const VALUES = new Set(['default', 'enum', 'const', 'example', 'examples', 'mapping', 'value', 'dataValue']);

/** Members whose own members have names that an author gave. */
const MAPS = new Set(
  ['properties', 'patternProperties', 'dependentSchemas', 'schemas', 'paths', 'webhooks', 'callbacks'].concat(
    ['responses', 'headers', 'links', 'content', 'encoding', 'variables', 'securitySchemes'],
  ),
);

/**
 * Every title, summary and description of a bundle that a page has to show, with its location: those of its paths, events
 * and tags, of the targets of their references, and of its component schemas. Skips a title that repeats a schema's name.
 */
export function textsOf(bundle: JsonObject): Map<string, string> {
  const { paths, webhooks, 'x-webhooks': legacy, tags, info, externalDocs, servers, components } = bundle;
  const { schemas = {}, securitySchemes = {} } = (components ?? {}) as Record<string, Json>;
  const texts = new Map<string, string>();
  const seen = new Set<Json>();
  const collect = (value: Json | undefined, place: string, isMap = false): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, member] of Object.entries(value)) {
      const at = `${place}/${key}`;
      if (key === '$ref' && typeof member === 'string')
        collect(valueAt(bundle, parseFragment(member) ?? []), member);
      else if (isMap) collect(member, at);
      else if (TEXTS.includes(key) && typeof member === 'string') texts.set(at, member);
      else if (key === 'examples' && isObject(member)) collect(member, at, true);
      else if (!VALUES.has(key) && !key.startsWith('x-')) collect(member, at, MAPS.has(key));
    }
  };
  const about = { info, externalDocs, servers, tags };
  const roots = { ...about, paths, webhooks: webhooks ?? legacy, schemas, securitySchemes };
  for (const [name, root] of Object.entries(roots)) collect(root, `#/${name}`, MAPS.has(name));
  return new Map([...texts].filter(([place, text]) => !isName(text, place)));
}

/** A part of an `allOf` is called as the whole is. */
function isName(text: string, place: string): boolean {
  const [name = '', key] = place
    .replaceAll(/\/allOf\/\d+(?=\/)/g, '')
    .split('/')
    .slice(-2);
  return key === 'title' && lettersOf(text).toLowerCase() === lettersOf(name).toLowerCase();
}

/** The lines of a Markdown text as letters and digits: what is left of it in any markup. */
export function linesOf(markdown: string): string[] {
  return markdown
    .split(/\n/)
    .filter((line) => !/^\s*(?:```|~~~)/.test(line))
    .map((line) => lettersOf(line.replaceAll(/\]\((?:[^()]|\([^()]*\))*\)/g, ']')))
    .filter((line) => line !== '');
}

/** The letters and digits of a string, without HTML tags. */
export function lettersOf(text: string): string {
  return text
    .replaceAll(/<[a-z/!][^<>]*>/gi, '')
    .replaceAll(/&\w+;/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
