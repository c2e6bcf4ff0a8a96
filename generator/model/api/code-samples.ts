import { isObject, type JsonObject } from '#core/json/json';
import { labelOf, listOf, textOf } from '#core/json/read';
import { slugOf } from './slug';
import { uniqueName } from './unique-name';

/** Code that an author wrote for an operation. */
export interface CodeSample {
  /** In kebab case, unique in the operation. */
  id: string;
  /** The author's label, else the name of the language. */
  label: string;
  /** The language in lower case: `c#`. */
  language: string;
  code: string;
}

/** More than anyone would choose from. */
const MOST = 40;

/**
 * Reads `x-codeSamples` and its older name `x-code-samples`, whose lists are joined; an entry without code is left out.
 * @see https://redocly.com/docs-legacy/api-reference-docs/specification-extensions/x-code-samples
 */
export function buildCodeSamples(raw: JsonObject): CodeSample[] {
  const taken = new Set<string>();
  return ['x-codeSamples', 'x-code-samples']
    .flatMap((name) => listOf(raw[name]))
    .filter(isObject)
    .flatMap(({ lang, label, source }) => {
      const code = textOf(source);
      const name = labelOf(label) ?? labelOf(lang);
      if (code === undefined || name === undefined || code.trim() === '') return [];
      const id = uniqueName(taken, `sample-${slugOf(name)}`);
      return [{ id, label: name, language: (labelOf(lang) ?? '').toLowerCase(), code }];
    })
    .slice(0, MOST);
}
