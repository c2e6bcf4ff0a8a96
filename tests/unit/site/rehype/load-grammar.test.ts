import { expect, test } from 'vitest';
import { loadGrammar } from '../../../../site/rehype/load-grammar';
import { findGrammar } from '../../../../site/src/highlight/find-grammar';

test('loads a grammar that no snippet needs, with those that it builds on', () => {
  expect(() => findGrammar('twig')).toThrow('"twig" is not loaded');
  loadGrammar('twig');
  expect(findGrammar('twig')).toBeTypeOf('object');
});

test.each(['text', 'bash', 'markup', 'xml'])('has %s', (name) => {
  loadGrammar(name);
  expect(findGrammar(name)).toBeTypeOf('object');
});

test.each(['cobol2', 'constructor', '', 'extend'])('refuses "%s", which Prism does not know', (name) => {
  expect(() => loadGrammar(name)).toThrow(
    `Prism has no grammar "${name}". Take one of https://prismjs.com/#supported-languages, or text.`,
  );
});
