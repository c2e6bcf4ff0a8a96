import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import type { GeneratedFile } from '../../../generator/run/files/generated-file';
import { MANIFEST, readManifest, withManifest } from '../../../generator/run/files/manifest';
import { writeFiles } from '../../../generator/run/files/write-files';
import { describeMachine } from '../machine';

const MOMENTS = 100;
const ROOT = path.resolve(__dirname, '../../..');
const TS_NODE = path.join(ROOT, 'node_modules/ts-node/dist/bin.js');
const REPORT = path.join(ROOT, 'docs/_benchmarks/kills.md');

/** The first step of a run of the generator, in a folder. */
const RECOVERY = ['tools/bench/kills/recover.ts'];

/** The commands to start after a killed run: each reader once in ten, otherwise the first step of the generator. */
const READERS: Record<string, string[]> = {
  'npm run search:query': ['site/search/commands/query.ts', 'refund'],
  'npm run generate': RECOVERY,
};
const COMMON = 'npm run generate';

interface Kill {
  /** Milliseconds after the first write. */
  after: number;
  reader: string;
  before: State;
  /** Whether the reader said that the output is incomplete. */
  isRefused: boolean;
  /** After the reader, and after the first step of the next run. */
  kept: State;
  state: State;
  leftovers: number;
}

type State = 'old' | 'new' | 'torn';

/** `npm run bench:kills`: kills runs at random moments and writes the table of what the next reader found. */
async function main(): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kills-'));
  try {
    const versions = makeVersions();
    const duration = await measure(versions, folder);
    const kills: Kill[] = [];
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      kills.push(await killOnce(versions, folder, Math.random() * duration, moment));
      process.stderr.write(`${moment + 1}/${MOMENTS} ${JSON.stringify(kills.at(-1))}\n`);
    }
    const report = formatReport(kills, versions, duration);
    writeFileSync(REPORT, report);
    process.stdout.write(report);
    return kills.every(isWhole) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Versions {
  old: GeneratedFile[];
  next: GeneratedFile[];
}

/** Our own output, and one in which every other file is new, changed or gone. */
function makeVersions(): Versions {
  const generated = path.join(ROOT, 'generated');
  const all = readManifest(generated)
    .filter((file) => file !== MANIFEST)
    .map((file) => ({ path: file, content: readFileSync(path.join(generated, file), 'utf8') }));
  return {
    old: all.filter((_, index) => index % 4 !== 0),
    next: all.flatMap((file, index) => {
      if (index % 4 === 1) return [];
      return index % 4 === 2 ? [{ ...file, content: `${file.content} ` }] : [file];
    }),
  };
}

function prepare({ old, next }: Versions, folder: string): { out: string; files: string } {
  const out = path.join(folder, 'out');
  const files = path.join(folder, 'next.json');
  rmSync(out, { recursive: true, force: true });
  writeFiles(old, out);
  cpSync(path.join(ROOT, 'generated/report'), path.join(out, 'report'), { recursive: true });
  writeFileSync(files, JSON.stringify(next));
  return { out, files };
}

/** How long a run writes that nobody kills, in milliseconds. */
async function measure(versions: Versions, folder: string): Promise<number> {
  const { out, files } = prepare(versions, folder);
  const writer = startWriter(out, files);
  await writer.begun;
  const begun = performance.now();
  await writer.ended;
  return performance.now() - begun;
}

async function killOnce(versions: Versions, folder: string, after: number, moment: number): Promise<Kill> {
  const { out, files } = prepare(versions, folder);
  const writer = startWriter(out, files);
  await writer.begun;
  await new Promise((resolve) => setTimeout(resolve, after));
  writer.child.kill('SIGKILL');
  await writer.ended;
  const before = stateOf(versions, out);
  const reader = readerOf(moment);
  const isRefused = reader !== COMMON && start(READERS[reader] ?? [], out).includes('was interrupted');
  const kept = stateOf(versions, out);
  start([...RECOVERY, out], out);
  const leftovers = readdirSync(out).filter((name) => name.startsWith('.')).length;
  const state = stateOf(versions, out);
  return { after: Math.round(after), reader, before, isRefused, kept, state, leftovers };
}

/** Runs a program of ours that reads the output in `out`; what it prints on stderr. */
function start(program: readonly string[], out: string): string {
  const env = { ...process.env, GENERATED_DIR: out };
  return spawnSync(process.execPath, [TS_NODE, ...program], { cwd: ROOT, env, encoding: 'utf8' }).stderr;
}

function readerOf(moment: number): string {
  const commands = Object.keys(READERS).filter((name) => name !== COMMON);
  return (moment % 10 === 0 ? commands[(moment / 10) % commands.length] : undefined) ?? COMMON;
}

function startWriter(out: string, files: string) {
  const args = [TS_NODE, path.join(__dirname, 'write.ts'), out, files];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const begun = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  return { child, begun, ended };
}

function stateOf({ old, next }: Versions, out: string): State {
  const isExactly = (files: readonly GeneratedFile[]) => {
    const wanted = new Map(withManifest(files).map((file) => [file.path, file.content]));
    const made = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => path.relative(out, path.join(file.parentPath, file.name)))
      .filter((file) => !file.startsWith('.') && !file.startsWith('report/'));
    return (
      made.length === wanted.size &&
      made.every((file) => readFileSync(path.join(out, file), 'utf8') === wanted.get(file))
    );
  };
  if (isExactly(old)) return 'old';
  return isExactly(next) ? 'new' : 'torn';
}

function isWhole({ reader, before, isRefused, kept, state, leftovers }: Kill): boolean {
  const isHonest = kept === before && (before !== 'torn' || reader === COMMON || isRefused);
  return isHonest && state !== 'torn' && leftovers === 0;
}

function formatReport(kills: readonly Kill[], { old, next }: Versions, duration: number): string {
  const count = (test: (kill: Kill) => boolean) => kills.filter(test).length;
  const rows = Object.keys(READERS).map((reader) => {
    const of = kills.filter((kill) => kill.reader === reader);
    const states = (key: 'before' | 'state') =>
      ['old', 'new', 'torn'].map((state) => of.filter((kill) => kill[key] === state).length).join(' / ');
    const left = of.filter(({ leftovers }) => leftovers > 0).length;
    const refused = of.filter(({ isRefused }) => isRefused).length;
    return `| \`${reader}\` | ${of.length} | ${states('before')} | ${refused} | ${states('state')} | ${left} |`;
  });
  return `# Killed runs

\`npm run bench:kills\` kills a run with SIGKILL at ${MOMENTS} random moments between its first and its last write (${Math.round(duration)} ms),
starts a command that reads the output, then the first step of the next run, and looks at every file. The output holds ${old.length} files; the run adds, changes or
removes ${changes(old, next)} of them. ${describeMachine()}

| what starts next | runs | before it: old / new / torn | refused | after the next run begins: old / new / torn | with leftovers |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

Whole and without leftovers: ${count(isWhole)} of ${kills.length}.
`;
}

function changes(old: readonly GeneratedFile[], next: readonly GeneratedFile[]): number {
  const before = new Map(old.map((file) => [file.path, file.content]));
  const added = next.filter((file) => before.get(file.path) !== file.content).length;
  return added + old.filter((file) => !next.some((other) => other.path === file.path)).length;
}

export const command: Command = {
  usage: `Usage: npm run bench:kills
Kills runs at random moments and writes docs/_benchmarks/kills.md; 1 when one left something broken.`,
  run(args) {
    readFlags({}, args);
    return main();
  },
};

runIfStarted(module, command);
