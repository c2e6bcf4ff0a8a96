import { didYouMean } from '#core/text/did-you-mean';
import type { Problem, Severity } from '../problems/problem';
import { relativePath } from '../problems/relative-path';
import { type DeclaredNames, explainName } from './explain-name';
import { explainReference } from './explain-reference';
import { type LocalDocuments, type NormalizedProblem, locationsOf, YamlParseError } from './redocly';
import { type EncodingError, encodingErrorOf } from './read-text';
import { remedies, remedyOfStructure } from './remedies';

/**
 * A problem found by Redocly in our form; none when it only repeats another one.
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

/** A file that is not YAML or JSON, with the place where reading stopped. */
function toYamlProblem({ message, line, col, source }: YamlParseError): Problem {
  const reason = message
    .replace(/( in ".*")? *\(\d+:\d+\)$/, '')
    .replace(/^nesting exceeded maxDepth \((\d+)\)$/, 'it nests deeper than $1 levels');
  return {
    ruleId: 'yaml-syntax',
    severity: 'error',
    message: `The file cannot be read as YAML: ${reason}.`,
    remedy: remedyOfYaml(reason),
    location: { file: relativePath(source.absoluteRef), line: line || 1, column: col || 1, pointer: '' },
  };
}

/** Why a file is no text, YAML or JSON, when that is what kept it from being read. */
export function toFileProblem(error: unknown): Problem | undefined {
  if (error instanceof YamlParseError) return toYamlProblem(error);
  const encoding = encodingErrorOf(error);
  return encoding && toEncodingProblem(encoding);
}

/** A file in another encoding, with the place of its first wrong byte. */
function toEncodingProblem({ file, line, column, byte }: EncodingError): Problem {
  return {
    ruleId: 'file-encoding',
    severity: 'error',
    message: `The file is not UTF-8: the byte 0x${byte.toString(16)} is no character.`,
    remedy: 'Save the file as UTF-8.',
    location: { file: relativePath(file), line, column, pointer: '' },
  };
}

function remedyOfYaml(reason: string): string {
  if (reason.startsWith('duplicated mapping key')) return 'Write each key once.';
  if (/^unknown \w+ tag/.test(reason)) return 'Leave the tag out: a description holds what JSON can hold.';
  if (reason.startsWith('it nests')) return 'Move what lies deepest into a component, and refer to it.';
  return 'Correct the indentation, quotes or brackets at this place or just before it.';
}

/** What some rules of Redocly say after what is wrong. */
const ADVICE = /^(.*?\.) ((?:Use|Add) .*)$/;

/** Rules of ours, whose names have a prefix, write the remedy on a line of its own. */
function splitRemedy(
  found: NormalizedProblem,
  allowed: readonly string[],
): Pick<Problem, 'message' | 'remedy'> {
  const lines = found.message.split(/\s*\n\s*/);
  const [message = '', remedy] = found.ruleId.includes('/') ? lines : splitAdvice(lines.join(' '));
  return { message, remedy: remedy ?? remedyFor(found, allowed) };
}

function splitAdvice(message: string): string[] {
  return ADVICE.exec(message)?.slice(1) ?? [message];
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
