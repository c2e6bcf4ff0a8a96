import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../builders/temporary-folder';
import { traceEnvironment } from '../../../../tools/trace/environment';

const ROOT = path.resolve(__dirname, '../../../..');

/** The notes of a program in the folder of the project, and of those that it starts. */
function notesOf(script: string): string[] {
  const folder = temporaryFolder();
  const { status, stderr } = spawnSync(process.execPath, ['-e', script], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...traceEnvironment(ROOT, {}), TRACE_TO: folder },
  });
  expect(status, stderr).toBe(0);
  return readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n'),
  );
}

test.each([
  { script: "require('fs').readFileSync('README.md')", want: 'file README.md' },
  { script: "require('fs').readFile('README.md', () => {})", want: 'file README.md' },
  { script: "require('fs/promises').readFile('README.md')", want: 'file README.md' },
  {
    script: "import('node:fs').then(({ readFileSync }) => readFileSync('README.md'))",
    want: 'file README.md',
  },
  { script: "require('fs').createReadStream('README.md')", want: 'file README.md' },
  { script: "require('fs').existsSync('none')", want: 'file none' },
  { script: "require('fs').readdirSync('docs')", want: 'folder docs' },
  { script: "require('fs').readdirSync('docs', { recursive: true })", want: 'folders docs' },
  { script: "require('fs/promises').readdir('docs')", want: 'folder docs' },
  {
    script: "require('fs').cpSync('docs/_code', 'test-results/copied', { recursive: true })",
    want: 'tree docs/_code',
  },
  { script: 'process.env.CORPUS', want: 'variable CORPUS' },
  {
    script: `new (require('worker_threads').Worker)("require('fs').readFileSync('README.md')", { eval: true })`,
    want: 'file README.md',
  },
  {
    script: `require('child_process').spawnSync(process.execPath, ['-e', "require('fs').readFileSync('README.md')"], { env: {} })`,
    want: 'file README.md',
  },
  {
    script: `require('child_process').execSync("node -e \\"require('fs').readFileSync('README.md')\\"")`,
    want: 'file README.md',
  },
])('$script notes $want', ({ script, want }) => {
  expect(notesOf(script)).toContain(want);
});

test('a program that is killed leaves its notes', () => {
  const script = "require('fs').readFileSync('README.md'); process.kill(process.pid, 'SIGKILL')";
  const start = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(script)}])`;
  expect(notesOf(start)).toContain('file README.md');
});

test('a program asks nothing when it writes, copies all variables or sets one', () => {
  const script = `
    const copy = { ...process.env };
    process.env.OWN = 'a';
    process.env.OWN;
    process.env.FORCE_COLOR;
    require('fs').mkdirSync('test-results', { recursive: true });
    require('fs').closeSync(require('fs').openSync('test-results/written', 'w'));
    if (copy.TRACE_TO === '') throw new Error('Nothing is noted.');
  `;
  expect(notesOf(script)).toEqual([]);
});
