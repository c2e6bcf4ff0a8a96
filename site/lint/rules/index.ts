import type { Rule } from '../rule';
import { boundClaim } from './bound-claim';
import { boundCode } from './bound-code';
import { boundName } from './bound-name';
import { boundNumber } from './bound-number';
import { boundWord } from './bound-word';
import { codeBlock } from './code-block';
import { element } from './element';
import { headingCase } from './heading-case';
import { link } from './link';
import { tableHead } from './table-head';
import { term } from './term';

/** The rules for hand-written pages; those of `language.ts` come from retext. */
export const rules: readonly Rule[] = [
  boundClaim,
  boundCode,
  boundName,
  boundNumber,
  boundWord,
  codeBlock,
  element,
  headingCase,
  link,
  tableHead,
  term,
];
