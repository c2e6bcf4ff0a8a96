import type { Rule } from '../rule';
import { unboundClaim } from './unbound-claim';
import { unboundCode } from './unbound-code';
import { unboundCount } from './unbound-count';
import { unboundName } from './unbound-name';
import { unboundNumber } from './unbound-number';
import { unboundWord } from './unbound-word';
import { codeBlock } from './code-block';
import { contraction } from './contraction';
import { doubt } from './doubt';
import { element } from './element';
import { headingCase } from './heading-case';
import { link } from './link';
import { markPosition } from './mark-position';
import { negatedSubject } from './negated-subject';
import { opening } from './opening';
import { paragraphLength } from './paragraph-length';
import { sentenceLength } from './sentence-length';
import { shownResponse } from './shown-response';
import { tableHead } from './table-head';
import { term } from './term';

/** The rules for hand-written pages; those of `language.ts` come from retext. */
export const rules: readonly Rule[] = [
  codeBlock,
  contraction,
  doubt,
  element,
  headingCase,
  link,
  markPosition,
  negatedSubject,
  opening,
  paragraphLength,
  sentenceLength,
  shownResponse,
  tableHead,
  term,
  unboundClaim,
  unboundCode,
  unboundCount,
  unboundName,
  unboundNumber,
  unboundWord,
];
