import { translate } from '#core/labels/translate';
import type { BasisKind } from '../contracts/report';

export const PROOF_TITLE = translate('How the docs are tested');

/** How many of the pages that tasks need the page names. */
export const MOST_SHOWN = 10;

/** The most files that the reader without understanding opens for a task. */
export const MOST_FETCHES = 8;

/** Limits of the tests. */
export const PROOF_LIMITS: readonly string[] = [
  translate('All calls go to the simulator of these docs. No test calls the API itself.'),
  translate(
    'Each value of the response to a documented request is compared with the one that pages show, except for the ids, numbers, keys and times of new records.',
  ),
  translate('Some blocks of code in guides are parsed, not run.'),
  translate('A mistake of a kind that no mutant makes can go unnoticed.'),
  translate(
    'A person decides whether a basis holds its sentence. No test does, unless the sentence is executed.',
  ),
  translate('Programs do not judge whether a sentence is clear, or complete.'),
];

/** The sections of the page about the tests. */
export const PROOF_SECTIONS = [
  { id: 'snippets', text: translate('Every snippet runs') },
  { id: 'errors', text: translate('Every error can be seen') },
  { id: 'sentences', text: translate('The basis of each sentence') },
  { id: 'mutants', text: translate('Checks that find mistakes') },
  { id: 'sequences', text: translate('Any sequence of calls') },
  { id: 'judge', text: translate('An independent runner') },
  { id: 'agents', text: translate('Programs that read the docs') },
  { id: 'limits', text: translate('What this does not show') },
] as const;

/** Kinds of bases, strongest first: a sentence with several counts for the strongest. */
export const BASIS_KINDS: readonly BasisKind[] = [
  ...(['executed', 'specified', 'decided', 'security', 'bound', 'advice'] as const),
];

export const BASIS_MEANINGS: Record<BasisKind, string> = {
  executed: translate('A test holds it.'),
  specified: translate('It restates a requirement.'),
  decided: translate('A decision states it.'),
  security: translate('It states a rule of security.'),
  bound: translate('Its names and values come from the API description.'),
  advice: translate('It says nothing about the product.'),
};
