import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Answers, isSource, type Question, split } from './answers';

/** Questions of a test file that passed, with their answers. */
export interface TestRecord {
  /** Of what can change the result of every test. */
  key: string;
  answers: Record<Question, string>;
  /** Why it has to run whatever has changed: something that it asked cannot be seen. */
  always?: string;
}

/** Observations of a test file that ran. */
interface Seen {
  /** Lines that `notes.cjs` has written. */
  notes: readonly string[];
  /** Files of the project that were loaded as modules, below its root. */
  modules: readonly string[];
  /** Milliseconds since 1970: when the run began. */
  since: number;
}

/** A program that was started, as `notes.cjs` writes it. */
interface Started {
  words: string[];
  cwd: string;
}

const PLACES = ['file', 'folder', 'folders', 'tree'];

/** Programs that are traced themselves, or start only what is. */
const TRACED = ['node', 'npm', 'npx', 'ts-node', 'vitest', 'sh', 'bash'];

/** Programs that read what their arguments name, wherever they are started. */
const FRANK = [
  'chromium',
  'chrome-headless-shell',
  'chromium-headless-shell',
  'curl',
  'go',
  'gofmt',
  'java',
  'javac',
  'nginx',
  'php',
  'ps',
  'python3',
  'ruby',
  'script',
  'sudo',
  'tar',
  'unshare',
];

/** Commands of Git that decide no test: reports write down the commit, and whether anything is not committed. */
const HARMLESS_GIT = ['--version', 'clone', 'init', 'rev-parse', 'status'];

/** Libraries in machine code that read no files of the project: they work on what they are given. */
const HARMLESS = /^(@swc|@napi-rs\/canvas|lightningcss|@rolldown|@resvg|fsevents)/;

/** Makes the record of a test file that passed. @param root the folder of the project */
export function makeRecord(
  key: string,
  { notes, modules, since }: Seen,
  answers: Answers,
  root: string,
): TestRecord {
  const always: string[] = [];
  const asked = new Set(modules.map((file) => `file ${file}`));
  for (const note of notes) {
    const [kind, name] = split(note);
    if (kind === 'process') {
      const started = JSON.parse(name) as Started;
      for (const question of argumentsOf(started, root)) asked.add(question);
      if (readsUnseen(started, root))
        always.push(`It starts \`${started.words.slice(0, 3).join(' ')}\`, which may read anything.`);
    } else if (kind === 'library') {
      if (!HARMLESS.test(name)) always.push(`It loads ${name}, whose reads are not seen.`);
    } else if (kind === 'variable' || (PLACES.includes(kind) && isSource(name))) asked.add(note);
  }
  const questions = [...asked].filter((question) => answers.to(question) !== 'folder').sort();
  const changing = questions.find(
    (question) => answers.to(question) !== 'absent' && isNewer(question, since, root),
  );
  if (changing !== undefined) always.push(`${split(changing)[1]} changed while it ran.`);
  return {
    key,
    answers: Object.fromEntries(questions.map((question) => [question, answers.to(question)])),
    ...(always[0] !== undefined && { always: always[0] }),
  };
}

/** Files and folders of the project that the arguments of a program name. */
function argumentsOf({ words, cwd }: Started, root: string): Question[] {
  return words
    .flatMap((word) => word.split(/[\s=;]/))
    .map((word) => path.relative(root, path.resolve(cwd, word)))
    .filter((name) => name !== '' && !name.startsWith('..') && isSource(name))
    .filter((name) => existsSync(path.join(root, name)))
    .map((name) => `${statSync(path.join(root, name)).isDirectory() ? 'tree' : 'file'} ${name}`);
}

function readsUnseen({ words, cwd }: Started, root: string): boolean {
  const program = path.basename(words[0]?.split(' ')[0] ?? '');
  const place = words[1] === '-C' ? path.resolve(cwd, words[2] ?? '') : cwd;
  const isInside = !path.relative(root, place).startsWith('..');
  if (program === 'git' && HARMLESS_GIT.includes(words[1] ?? '')) return false;
  return isInside && ![...TRACED, ...FRANK].includes(program);
}

function isNewer(question: Question, since: number, root: string): boolean {
  const [kind, name] = split(question);
  return kind === 'file' && statSync(path.join(root, name)).mtimeMs > since;
}
