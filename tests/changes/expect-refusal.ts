import { expect } from 'vitest';
import type { Outcome, ProjectCopy } from './project-copy';

/** Expects that a command is refused with a message for people, and that it changes no file of the copy. */
export async function expectRefusal(
  copy: ProjectCopy,
  run: () => Promise<Outcome>,
  message: string,
): Promise<void> {
  const before = copy.list();
  const { isGreen, printed } = await run();
  expect(isGreen).toBe(false);
  expect(printed).toContain(message);
  expect(printed).not.toContain('    at ');
  expect(copy.list()).toEqual(before);
}
