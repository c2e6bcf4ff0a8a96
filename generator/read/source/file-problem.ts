import type { Problem } from '../../problems/problem';
import { relativePath } from '../../problems/relative-path';
import { YamlParseError } from './documents';
import { parseYamlMessage, type YamlMessage } from './redocly-messages';
import { type EncodingError, encodingErrorOf } from './require-utf8';

const YAML_REMEDIES: Partial<Record<NonNullable<YamlMessage['kind']>, string>> = {
  'duplicate-key': 'Write each key once.',
  'unknown-tag': 'Remove the tag: a description holds what JSON can hold.',
  'too-deep': 'Move the innermost part into a component, and refer to it.',
};

/** Turns an error into a problem if it says why a file cannot be read as UTF-8, YAML, or JSON; undefined for any other error. */
export function toFileProblem(error: unknown): Problem | undefined {
  if (error instanceof YamlParseError) return toYamlProblem(error);
  const encoding = encodingErrorOf(error);
  return encoding && toEncodingProblem(encoding);
}

/** Reports a file that is not YAML or JSON, at the line and column where the parser stopped. */
function toYamlProblem({ message, line, col, source }: YamlParseError): Problem {
  const { kind, reason } = parseYamlMessage(message);
  const isJson = source.absoluteRef.endsWith('.json');
  const marks = isJson ? 'quotes, commas or brackets' : 'indentation, quotes or brackets';
  return {
    ruleId: 'yaml-syntax',
    severity: 'error',
    message: `The file cannot be read as ${isJson ? 'JSON' : 'YAML'}: ${reason}.`,
    remedy: (kind && YAML_REMEDIES[kind]) ?? `Correct the ${marks} here or just before.`,
    location: { file: relativePath(source.absoluteRef), line: line || 1, column: col || 1, pointer: '' },
  };
}

/** Reports a file in another encoding, at its first invalid byte. */
function toEncodingProblem({ file, line, column, byte }: EncodingError): Problem {
  return {
    ruleId: 'file-encoding',
    severity: 'error',
    message: `The file is not UTF-8: the byte 0x${byte.toString(16)} is not a valid character.`,
    remedy: 'Save the file as UTF-8.',
    location: { file: relativePath(file), line, column, pointer: '' },
  };
}
