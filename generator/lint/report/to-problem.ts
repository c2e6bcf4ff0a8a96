import { didYouMean } from '#core/text/did-you-mean';
import type { Problem, Severity } from '../../problems/problem';
import { type DeclaredNames, explainName } from './explain-name';
import { explainReference } from './explain-reference';
import type { LocalDocuments, NormalizedProblem } from '../../source/documents';
import { locationsOf } from '../../source/locations';
import { splitAdvice } from '../../source/redocly-messages';
import { remedies, remedyOfStructure } from './remedies';

/**
 * Turns a problem found by Redocly into ours; an empty list if it only repeats another one.
 * @param allowed the values that the rule is configured to allow.
 */
export async function toProblem(
  found: NormalizedProblem,
  severity: Severity,
  documents: LocalDocuments,
  declared: DeclaredNames,
  allowed: readonly string[] = [],
): Promise<Problem[]> {
  const [location, ...others] = locationsOf(found);
  if (found.ruleId === 'no-unresolved-refs') return explainReference(found, location, documents);
  const { message, remedy } = (await explainName(found, documents, declared)) ?? splitRemedy(found, allowed);
  const problem = { ruleId: found.ruleId, severity, message: asSentence(message), remedy, location };
  return [others.length > 0 ? { ...problem, others } : problem];
}

/** Splits the message of our rules, whose names have a prefix: the second line is the remedy. */
function splitRemedy(
  found: NormalizedProblem,
  allowed: readonly string[],
): Pick<Problem, 'message' | 'remedy'> {
  const lines = found.message.split(/\s*\n\s*/);
  const [message = '', remedy] = found.ruleId.includes('/') ? lines : splitAdvice(lines.join(' '));
  return { message, remedy: remedy ?? remedyFor(found, allowed) };
}

function remedyFor(
  { ruleId, message, suggest, location }: NormalizedProblem,
  allowed: readonly string[],
): string | undefined {
  if (allowed.length > 0) return `Write ${namesOf(allowed)}, or allow it in \`redocly.yaml\`.`;
  const nearest = didYouMean(suggest.map((name) => `\`${name}\``));
  const structure =
    ruleId === 'struct' ? remedyOfStructure(message, location[0]?.pointer ?? '', nearest) : undefined;
  return structure ?? nearest ?? remedies[ruleId];
}

function namesOf(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(' or ');
}

function asSentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
