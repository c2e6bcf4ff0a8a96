import { ACCESS_SENTENCES } from './access';
import { CALL_SENTENCES } from './calls';
import { CONSTANT_SENTENCES } from './constants';
import { ERROR_SENTENCES } from './errors';
import { FIELD_SENTENCES } from './fields';
import { RULE_SENTENCES } from './rules';
import type { Sentence } from './sentence';
import { STATE_SENTENCES } from './states';

/** Every sentence about the API that states a field, a number or a behaviour. */
export const SENTENCES: readonly Sentence[] = [
  ...FIELD_SENTENCES,
  ...STATE_SENTENCES,
  ...RULE_SENTENCES,
  ...ACCESS_SENTENCES,
  ...CALL_SENTENCES,
  ...ERROR_SENTENCES,
  ...CONSTANT_SENTENCES,
];
