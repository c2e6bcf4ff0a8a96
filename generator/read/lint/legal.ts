import { parsePointer, valueAt } from '#core/json/pointer';
import { isTypo } from '#core/text/is-typo';
import { textOf } from '#core/json/read';
import { membersOf } from '../source/members-of';
import type { Document, NormalizedProblem } from '../source/documents';
import { parseStruct } from '../source/redocly-messages';
import { isKnownMember } from './report/remedies';

/** Members of Swagger 2.0 that its conversion leaves where they were, and rules that ask for members that it does not have. */
const SWAGGER_MEMBERS: ReadonlySet<string> = new Set([
  ...['basePath', 'collectionFormat', 'consumes', 'host', 'produces', 'schemes'],
]);
const SWAGGER_RULES: ReadonlySet<string> = new Set(['no-empty-servers']);

/** Keywords with one schema, with a list of schemas, and with schemas by name. */
const SCHEMA =
  /^(?:schema|itemSchema|items|not|if|then|else|contains|propertyNames|unevaluated\w+|additional(?:Properties|Items)|contentSchema)$/;
const SCHEMAS =
  /^(?:allOf|anyOf|oneOf|prefixItems|properties|patternProperties|dependentSchemas|\$defs|schemas)$/;

/**
 * Whether the version that a description declares allows what a problem refuses: Redocly asks each of them for the members of another.
 * @param isSwagger whether the description was converted from Swagger 2.0.
 */
export function isLegal(problem: NormalizedProblem, document: Document, isSwagger: boolean): boolean {
  if (isSwagger && SWAGGER_RULES.has(problem.ruleId)) return true;
  if (problem.ruleId !== 'struct') return false;
  const says = parseStruct(problem.message);
  const tokens = parsePointer(problem.location[0]?.pointer ?? '');
  const version = textOf(membersOf(document.parsed).openapi) ?? '';
  if (says?.kind === 'unexpected') {
    if (isSwagger) return SWAGGER_MEMBERS.has(says.member);
    // Since 3.1, schemas may have any keyword: Redocly suggests others that are not like it at all.
    const isMeant = isKnownMember(says.member) || problem.suggest.some((one) => isTypo(says.member, one));
    return !version.startsWith('3.0') && !isMeant && isSchema(tokens.slice(0, -1));
  }
  if (!version.startsWith('3.2')) return false;
  if (says?.kind === 'missing') return says.member === 'description' && tokens.at(-2) === 'responses';
  if (says?.kind !== 'not-listed' || says.member !== 'style') return false;
  return (
    valueAt(document.parsed, tokens) === 'cookie' &&
    valueAt(document.parsed, [...tokens.slice(0, -1), 'in']) === 'cookie'
  );
}

/** Whether the object at a location is a schema, by the names that lead to it. */
function isSchema(tokens: readonly string[]): boolean {
  const [name = '', parent = ''] = [tokens.at(-1), tokens.at(-2)];
  return SCHEMAS.test(parent) || (SCHEMA.test(name) && !SCHEMAS.test(parent));
}
