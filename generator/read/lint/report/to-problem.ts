import { didYouMean } from '#core/text/did-you-mean';
import type { Problem, Severity } from '../../../problems/problem';
import { type DeclaredNames, explainName } from './explain-name';
import { explainReference } from './explain-reference';
import type { LocalDocuments, NormalizedProblem } from '../../source/documents';
import { locationsOf } from '../../source/locations';
import { splitAdvice } from '../../source/redocly-messages';
import type { RuleSetting } from '../find-rules';
import { fixesOf } from './fixes-of';
import { remedies, remedyOfStructure } from './remedies';

/** Turns a problem found by Redocly into ours; an empty list if it only repeats another one. */
export async function toProblem(
  found: NormalizedProblem,
  severity: Severity,
  documents: LocalDocuments,
  declared: DeclaredNames,
  setting: RuleSetting,
): Promise<Problem[]> {
  const [location, ...others] = locationsOf(found);
  if (found.ruleId === 'no-unresolved-refs') return explainReference(found, location, documents, severity);
  const { message, remedy } = (await explainName(found, documents, declared)) ?? splitRemedy(found, setting);
  const fixes = fixesOf(found);
  const problem = {
    ruleId: found.ruleId,
    severity,
    message: asSentence(message),
    remedy,
    location,
    ...(fixes.length > 0 && { fixes }),
  };
  return [others.length > 0 ? { ...problem, others } : problem];
}

/**
 * Splits the message of our rules, whose names have a prefix: the second line is the remedy, the third how to extend the list that
 * the rule has in the configuration.
 */
function splitRemedy(found: NormalizedProblem, setting: RuleSetting): Pick<Problem, 'message' | 'remedy'> {
  const lines = found.message.split(/\s*\n\s*/);
  const [message = '', remedy, extend] = found.ruleId.includes('/') ? lines : splitAdvice(lines.join(' '));
  if (extend !== undefined) return { message, remedy: `${remedy} ${extend}${placeOf(setting)}.` };
  return { message, remedy: remedy ?? remedyFor(found, setting) };
}

/** Where the list of a rule is, for people and for their editors. */
function placeOf({ place }: RuleSetting): string {
  return place === undefined ? '' : `: ${place}`;
}

function remedyFor(
  { ruleId, message, suggest, location }: NormalizedProblem,
  setting: RuleSetting,
): string | undefined {
  const { allowed } = setting;
  if (allowed.length > 0)
    return `Write ${namesOf(allowed)}, or add it to \`allowedValues\`${placeOf(setting)}.`;
  const nearest = didYouMean(suggest.map((name) => `\`${name}\``));
  const [first] = location;
  const isJson = first?.source.absoluteRef.endsWith('.json') === true;
  const structure =
    ruleId === 'struct' ? remedyOfStructure(message, first?.pointer ?? '', isJson, nearest) : undefined;
  return structure ?? nearest ?? remedies[ruleId];
}

function namesOf(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(' or ');
}

function asSentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
