import type { Plan, Sources } from './plan';

/**
 * Returns the files that a command adds or changes, and what it leaves to people.
 * @param sources the files before
 */
export function formatPlan({ changes, next }: Plan, { read }: Sources, isDry: boolean): string {
  const verbs = isDry ? ['would add', 'would change'] : ['added', 'changed'];
  const lines = changes.map(({ file }) => `${verbs[read(file) === undefined ? 0 : 1]}  ${file}`);
  return `${lines.join('\n')}\n\nNext:\n${next.map((line) => `- ${line}`).join('\n')}\n`;
}
