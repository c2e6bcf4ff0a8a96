import { API_RULES } from './api';
import { BODY_RULES } from './bodies';
import { FIELD_RULES } from './fields';
import { OPERATION_RULES } from './operations';
import { PARAMETER_RULES } from './parameters';
import { RESPONSE_RULES } from './responses';
import type { Rule } from './rule';
import { SECURITY_RULES } from './security';
import { STRUCTURE_RULES } from './structure';
import { VALUE_RULES } from './values';

/** Every kind of change and what it means. The severity of a change follows from its row and direction alone. */
export const RULES = {
  ...OPERATION_RULES,
  ...API_RULES,
  ...PARAMETER_RULES,
  ...BODY_RULES,
  ...RESPONSE_RULES,
  ...SECURITY_RULES,
  ...VALUE_RULES,
  ...FIELD_RULES,
  ...STRUCTURE_RULES,
} satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULES;

export function ruleOf(id: RuleId): Rule {
  return RULES[id];
}
