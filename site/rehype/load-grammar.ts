import loadLanguages from 'prismjs/components/index';
import { loadedGrammar } from '../src/highlight/find-grammar';

loadLanguages.silent = true;

/**
 * Loads Prism's grammar of that name, with the grammars that it builds on: a hand-written page may have code in any language.
 * @throws when Prism has none.
 * @see https://prismjs.com/#supported-languages
 */
export function loadGrammar(name: string): void {
  if (!loadedGrammar(name)) loadLanguages([name]);
  if (!loadedGrammar(name))
    throw new Error(
      `Prism has no grammar "${name}". Take one of https://prismjs.com/#supported-languages, or text.`,
    );
}
