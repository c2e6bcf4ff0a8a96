import type { Problem, Severity } from '../../../problems/problem';
import { relativePath } from '../../../problems/relative-path';
import type { RecoveredFile } from '../../source/documents';

const EXPLANATIONS: Record<RecoveredFile['kind'], Pick<Problem, 'ruleId' | 'message' | 'remedy'>> = {
  comments: {
    ruleId: 'json-comments',
    message: 'JSON has no comments, so this one is ignored.',
    remedy: 'Write the description as YAML to keep it, or remove it.',
  },
  indentation: {
    ruleId: 'yaml-indentation',
    message:
      'This line is not indented deeper than its parent. YAML 1.2 forbids that; older parsers accept it.',
    remedy: 'Indent it.',
  },
  tags: {
    ruleId: 'yaml-tags',
    message: 'JSON has no value for this YAML tag, so the tag is ignored.',
    remedy: 'Write the value without it.',
  },
  swagger: {
    ruleId: 'openapi-version',
    message: 'The description is Swagger 2.0, and is read as OpenAPI 3.0.',
    remedy: 'Convert it to say what Swagger 2.0 has no words for, such as alternatives.',
  },
  version: {
    ruleId: 'openapi-version',
    message: 'The OpenAPI version has no patch number or no quotes, and is read with patch 0.',
    remedy: 'Write it in full and in quotes, such as "3.1.0".',
  },
  'inner-definitions': {
    ruleId: 'inner-definitions',
    message:
      'The document itself has no such definition, so the nearest schema around the reference that has it is taken.',
    remedy: 'Move the definition to `components/schemas`, and refer to it there.',
  },
};

/** Returns a problem for each position; those of one file are collapsed like other repeated problems. */
export function reportRecovered({ file, kind, positions }: RecoveredFile, severity: Severity): Problem[] {
  return positions.map((position) => ({
    severity,
    ...EXPLANATIONS[kind],
    location: { file: relativePath(file), ...position, pointer: '' },
  }));
}
