import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';

const execFileAsync = promisify(execFile);

/** How snippets of each language are run, all of them in one process. */
const RUNNERS: Record<string, (folder: string, codes: string[]) => Promise<void>> = {
  curl: async (folder, codes) => {
    const script = path.join(folder, 'snippets.sh');
    writeFileSync(script, codes.map((code) => `${code}\n`).join(''));
    await execFileAsync('bash', [script], { cwd: folder });
  },
  typescript: async (folder, codes) => {
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const names = codes.map((code, index) => {
      const { outputText } = ts.transpileModule(code, {
        compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
      });
      const name = `./snippet-${index}.mjs`;
      writeFileSync(path.join(folder, name), outputText);
      return name;
    });
    writeFileSync(path.join(folder, 'all.mjs'), names.map((name) => `await import('${name}');\n`).join(''));
    await execFileAsync('node', ['all.mjs'], { cwd: folder });
  },
};

/** Runs snippets of one language for real, one after the other. Throws with their stderr when one fails. */
export async function runSnippets(language: string, codes: string[]): Promise<void> {
  const run = RUNNERS[language];
  if (!run)
    throw new Error(`No way to run ${language} snippets. Known are ${Object.keys(RUNNERS).join(', ')}.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'snippets-'));
  writeFileSync(path.join(folder, 'file.bin'), 'bytes of a file');
  try {
    await run(folder, codes);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
