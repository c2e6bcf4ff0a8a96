import type { PageRules } from '../../site/lint/page-rules';
import type { Rule } from '../../site/lint/rule';
import { languageCheck } from './language';
import { unboundClaim } from './unbound-claim';
import { unboundCode } from './unbound-code';
import { unboundCount } from './unbound-count';
import { unboundName } from './unbound-name';
import { unboundNumber } from './unbound-number';
import { unboundWord } from './unbound-word';
import { codeBlock } from './code-block';
import { contraction } from './contraction';
import { doubt } from './doubt';
import { headingCase } from './heading-case';
import { markPosition } from './mark-position';
import { negatedSubject } from './negated-subject';
import { opening } from './opening';
import { paragraphLength } from './paragraph-length';
import { programNumber } from './program-number';
import { sentenceLength } from './sentence-length';
import { shownResponse } from './shown-response';
import { tableHead } from './table-head';
import { term } from './term';

const rules: readonly Rule[] = [
  codeBlock,
  contraction,
  doubt,
  headingCase,
  markPosition,
  negatedSubject,
  opening,
  paragraphLength,
  programNumber,
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

/** The rules for our pages; those of the language come from retext. */
const pageRules: PageRules = { rules, checkLanguage: languageCheck };

export default pageRules;
