import type { Grammar } from 'prismjs';
import Prism from './prism';

/**
 * Prism's grammar of that name.
 * @throws when it is not loaded.
 */
export function findGrammar(name: string): Grammar {
  const grammar = loadedGrammar(name);
  if (!grammar)
    throw new Error(`The grammar "${name}" is not loaded. Import it in site/src/highlight/prism.ts.`);
  return grammar;
}

/** The same; undefined when it is not loaded. Prism's functions that extend grammars, which stand among them, are none. */
export function loadedGrammar(name: string): Grammar | undefined {
  const grammar = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined;
  return typeof grammar === 'object' ? grammar : undefined;
}
