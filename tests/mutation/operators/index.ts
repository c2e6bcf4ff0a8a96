import { belowMinimum, aboveMaximum } from './bounds';
import { noAlternative, noBranch, twoBranches, wrongBranch } from './branches';
import { changeType } from './change-type';
import { dropDependent } from './drop-dependent';
import { dropRequired } from './drop-required';
import { enumBreak, otherConst } from './enum-break';
import { enumCase } from './enum-case';
import { enumNull } from './enum-null';
import { formatBreak, impossibleDate } from './format';
import { integerToFloat } from './integer-to-float';
import { duplicateItem, fewerItems, moreItems } from './items';
import { longKey, moreKeys, shortKey } from './keys';
import { longer, shorter } from './length';
import { numberToText } from './number-to-text';
import type { Operator } from './operator';
import { otherDirection } from './other-direction';
import { patternBreak, patternNewline } from './pattern';
import { extraMember, typoInName } from './unknown-member';
import { arrayToObject, unwrapArray, wrapInArray } from './wrap';

/** Every change to an example that must be refused. */
export const REFUSED: readonly Operator[] = [
  dropRequired,
  dropDependent,
  ...enumBreak,
  otherConst,
  ...enumCase,
  enumNull,
  ...changeType,
  integerToFloat,
  numberToText,
  wrapInArray,
  unwrapArray,
  arrayToObject,
  longer,
  shorter,
  ...patternBreak,
  patternNewline,
  formatBreak,
  impossibleDate,
  belowMinimum,
  aboveMaximum,
  fewerItems,
  moreItems,
  duplicateItem,
  moreKeys,
  longKey,
  shortKey,
  extraMember,
  typoInName,
  otherDirection,
  noBranch,
  twoBranches,
  noAlternative,
  wrongBranch,
];
