import type { Grammar } from 'prismjs';
import Prism from './prism';

/**
 * Returns Prism's grammar of that name.
 * @throws Error if it is not loaded.
 */
export function findGrammar(name: string): Grammar {
  const grammar = loadedGrammar(name);
  if (!grammar)
    throw new Error(`The grammar "${name}" is not loaded. Import it in site/src/highlight/prism.ts.`);
  return grammar;
}

/** Returns Prism's grammar of that name, or undefined if it is not loaded or one of Prism's helper functions has the name. */
export function loadedGrammar(name: string): Grammar | undefined {
  const grammar = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined;
  return typeof grammar === 'object' ? grammar : undefined;
}
