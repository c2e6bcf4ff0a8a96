import { type Answers, split } from './answers';
import type { TestRecord } from './record';
import { readRecord, sharedKey } from './store';

/** A test file that has to run. */
export interface Chosen {
  file: string;
  reason: string;
}

/** Chooses the test files whose answers have changed since they passed. @param files below the root of the project */
export function chooseTests(root: string, files: readonly string[], answers: Answers): Chosen[] {
  const key = sharedKey(answers);
  return files.flatMap((file) => {
    const reason = findReason(readRecord(root, file), key, answers);
    return reason === undefined ? [] : [{ file, reason }];
  });
}

/** Why a test has to run; undefined if everything that it asked has the same answer. */
export function findReason(
  record: TestRecord | undefined,
  key: string,
  answers: Answers,
): string | undefined {
  if (record === undefined) return 'It has not passed yet.';
  if (record.key !== key) return 'Packages, Node, settings or the tracer changed.';
  if (record.always !== undefined) return record.always;
  for (const [question, answer] of Object.entries(record.answers)) {
    const present = answers.to(question);
    if (present !== answer) return describe(question, answer, present);
  }
  return undefined;
}

function describe(question: string, before: string, now: string): string {
  const [kind, name] = split(question);
  const place = kind === 'variable' ? `The variable ${name}` : name;
  if (now === 'absent') return `${place} is gone.`;
  if (before === 'absent') return `${place} is new.`;
  return `${place} changed.`;
}
