import type { Rule } from '../rule';
import { boundClaim } from './bound-claim';
import { boundCode } from './bound-code';
import { boundCount } from './bound-count';
import { boundName } from './bound-name';
import { boundNumber } from './bound-number';
import { boundWord } from './bound-word';
import { codeBlock } from './code-block';
import { element } from './element';
import { headingCase } from './heading-case';
import { link } from './link';
import { markPosition } from './mark-position';
import { tableHead } from './table-head';
import { term } from './term';

/** The rules for hand-written pages; those of `language.ts` come from retext. */
export const rules: readonly Rule[] = [
  boundClaim,
  boundCode,
  boundCount,
  boundName,
  boundNumber,
  boundWord,
  codeBlock,
  element,
  headingCase,
  link,
  markPosition,
  tableHead,
  term,
];
