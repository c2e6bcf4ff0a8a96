import type { Problem } from '../problems/problem';
import { relativePath } from '../problems/relative-path';
import { YamlParseError } from './documents';
import { type EncodingError, encodingErrorOf } from './require-utf8';

/** Why a file cannot be read as UTF-8, YAML or JSON, if that is what `error` is about. */
export function toFileProblem(error: unknown): Problem | undefined {
  if (error instanceof YamlParseError) return toYamlProblem(error);
  const encoding = encodingErrorOf(error);
  return encoding && toEncodingProblem(encoding);
}

/** A file that is not YAML or JSON, with the position where the parser stopped. */
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

function remedyOfYaml(reason: string): string {
  if (reason.startsWith('duplicated mapping key')) return 'Write each key once.';
  if (/^unknown \w+ tag/.test(reason)) return 'Leave the tag out: a description holds what JSON can hold.';
  if (reason.startsWith('it nests')) return 'Move what lies deepest into a component, and refer to it.';
  return 'Correct the indentation, quotes or brackets at this place or just before it.';
}

/** A file in another encoding, with the position of its first invalid byte. */
function toEncodingProblem({ file, line, column, byte }: EncodingError): Problem {
  return {
    ruleId: 'file-encoding',
    severity: 'error',
    message: `The file is not UTF-8: the byte 0x${byte.toString(16)} is no character.`,
    remedy: 'Save the file as UTF-8.',
    location: { file: relativePath(file), line, column, pointer: '' },
  };
}
