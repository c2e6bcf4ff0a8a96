import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Program } from './sources';

/** The language of a program by its file extension: the id that readers choose it by, and the name of its grammar. */
const LANGUAGES: Readonly<Record<string, Pick<Program, 'language' | 'grammar'>>> = {
  '.sh': { language: 'curl', grammar: 'bash' },
  '.mjs': { language: 'javascript', grammar: 'javascript' },
  '.py': { language: 'python', grammar: 'python' },
  '.rb': { language: 'ruby', grammar: 'ruby' },
  '.php': { language: 'php', grammar: 'php' },
  '.go': { language: 'go', grammar: 'go' },
  '.java': { language: 'java', grammar: 'java' },
  '.js': { language: 'browser', grammar: 'javascript' },
  '.html': { language: 'page', grammar: 'markup' },
};

/**
 * Reads the programs below a folder: `webhooks/receiver` has the contents of `webhooks/receiver.py`, `webhooks/Receiver.java` and
 * so on, in the order of `LANGUAGES`. Without the folder, there are none.
 * @throws if a file is in a language that is not listed.
 */
export function readPrograms(folder: string): Record<string, Program[]> {
  const programs: Record<string, Program[]> = {};
  if (!existsSync(folder)) return programs;
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { name, parentPath } of files.sort(byLanguage)) {
    const known = LANGUAGES[extname(name)];
    if (!known)
      throw new Error(`${join(parentPath, name)} is in no language of site/remark/read-programs.ts.`);
    const id = `${basename(parentPath)}/${basename(name, extname(name)).toLowerCase()}`;
    const code = readFileSync(join(parentPath, name), 'utf8').trimEnd();
    (programs[id] ??= []).push({ ...known, name, code });
  }
  return programs;
}

function byLanguage(one: { name: string }, other: { name: string }): number {
  const order = Object.keys(LANGUAGES);
  return order.indexOf(extname(one.name)) - order.indexOf(extname(other.name));
}
