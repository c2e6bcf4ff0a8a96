import type { Problem, Severity } from '../problems/problem';
import { relativePath } from '../problems/relative-path';
import type { Place } from './mend-yaml';

/** What a file has that is no YAML 1.2, or no JSON, and that is read all the same. */
export interface MendedFile {
  file: string;
  kind: 'indentation' | 'tags';
  places: Place[];
}

const TEXTS = {
  indentation: {
    message:
      'This line stands no further right than what holds it, which YAML forbids and older readers take.',
    remedy: 'Indent it.',
  },
  tags: {
    message: 'This tag of YAML is for values that JSON does not have; it is left out.',
    remedy: 'Write the value without it.',
  },
};

/** A problem for each place; those of one file are gathered like others that one mistake shows at many places. */
export function tellMended({ file, kind, places }: MendedFile, severity: Severity): Problem[] {
  return places.map((place) => ({
    ruleId: `yaml-${kind}`,
    severity,
    ...TEXTS[kind],
    location: { file: relativePath(file), ...place, pointer: '' },
  }));
}
