import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LanguageId } from '../../../generator/emit/snippets/languages';
import { FILE_CONTENT } from '../judge/compare-request';
import { readOutcomes, type Outcome } from './read-outcomes';
import { runCommand } from './run-command';
import type { Runner, Source } from './runner';
import { runners } from './runners';

/** A snippet to be run. */
interface Program {
  id: string;
  code: string;
}

interface BatchResult {
  /** By id of the program. */
  outcomes: Map<string, Outcome>;
  /** Seconds of the language's compiler; 0 without one. */
  compileSeconds: number;
  runSeconds: number;
}

const NEVER_RAN: Outcome = { isOk: false, output: '', error: 'never ran' };

/**
 * Runs snippets of one language for real, one after the other, all by one process (curl and Go: one more for each), in a
 * separate folder, next to other files that they import. Throws when they do not compile.
 */
export async function runBatch(
  language: LanguageId,
  programs: Program[],
  files: Record<string, string> = {},
): Promise<BatchResult> {
  const runner = runners[language];
  const sources = programs.map(({ code }, index): Source => ({ name: `s${index}`, code }));
  const folder = mkdtempSync(path.join(tmpdir(), 'snippets-'));
  try {
    writeFolder(folder, { ...runner.files(sources), ...files });
    const [compileSeconds] = await runCommand(runner.compile, folder);
    const names = sources.map(({ name }) => name);
    const [runSeconds, output] = await runCommand([...runner.run, ...names] as Runner['run'], folder);
    const outcomes = readOutcomes(output);
    const entries = programs.map(({ id }, index): [string, Outcome] => [
      id,
      outcomes.get(names[index]!) ?? NEVER_RAN,
    ]);
    return { outcomes: new Map(entries), compileSeconds, runSeconds };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeFolder(folder: string, files: Record<string, string>): void {
  // Snippets find their packages here, and the file that some of them upload.
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'file.bin'), FILE_CONTENT);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
}
