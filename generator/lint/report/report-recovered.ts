import type { Problem, Severity } from '../../problems/problem';
import { relativePath } from '../../problems/relative-path';
import type { RecoveredFile } from '../../source/documents';

const EXPLANATIONS = {
  indentation: {
    message:
      'This line is not indented deeper than its parent. YAML 1.2 forbids that; older parsers accept it.',
    remedy: 'Indent it.',
  },
  tags: {
    message: 'JSON has no value for this YAML tag, so the tag is ignored.',
    remedy: 'Write the value without it.',
  },
};

/** Returns a problem for each position; those of one file are collapsed like other repeated problems. */
export function reportRecovered({ file, kind, positions }: RecoveredFile, severity: Severity): Problem[] {
  return positions.map((position) => ({
    ruleId: `yaml-${kind}`,
    severity,
    ...EXPLANATIONS[kind],
    location: { file: relativePath(file), ...position, pointer: '' },
  }));
}
