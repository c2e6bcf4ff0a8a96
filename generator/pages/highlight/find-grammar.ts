import Prism, { type Grammar } from 'prismjs';
import loadLanguages from 'prismjs/components/index';

loadLanguages.silent = true;

/**
 * Prism's grammar of that name, loaded with the grammars that it builds on.
 * @throws when Prism has none.
 * @see https://prismjs.com/#supported-languages
 */
export function findGrammar(name: string): Grammar {
  if (!isKnown(name)) loadLanguages([name]);
  const grammar = isKnown(name) ? Prism.languages[name] : undefined;
  if (typeof grammar !== 'object') throw new Error(adviceFor(name));
  return grammar;
}

function isKnown(name: string): boolean {
  return Object.hasOwn(Prism.languages, name);
}

function adviceFor(name: string): string {
  return `Prism has no grammar "${name}". Take one of https://prismjs.com/#supported-languages, or text.`;
}
