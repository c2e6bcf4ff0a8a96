import type { Rule } from '../rule';
import { unboundClaim } from './unbound-claim';
import { unboundCode } from './unbound-code';
import { unboundCount } from './unbound-count';
import { unboundName } from './unbound-name';
import { unboundNumber } from './unbound-number';
import { unboundWord } from './unbound-word';
import { codeBlock } from './code-block';
import { element } from './element';
import { headingCase } from './heading-case';
import { link } from './link';
import { markPosition } from './mark-position';
import { tableHead } from './table-head';
import { term } from './term';

/** The rules for hand-written pages; those of `language.ts` come from retext. */
export const rules: readonly Rule[] = [
  codeBlock,
  element,
  headingCase,
  link,
  markPosition,
  tableHead,
  term,
  unboundClaim,
  unboundCode,
  unboundCount,
  unboundName,
  unboundNumber,
  unboundWord,
];
