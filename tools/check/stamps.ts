import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tryParse } from '#core/json/try-parse';
import { listFiles } from '../../site/list-files';
import type { Stage } from './stages';

const FOLDER = 'node_modules/.cache/check';

/** Settings of a stage that stand outside of its files. */
const VARIABLES = ['SITE_OUT', 'GENERATED_DIR', 'DOCS_DIR', 'CHROMIUM_PATH'];

/** The memory of a stage that has passed. */
interface Stamp {
  inputs: string;
  /** Of the folder that it made. */
  output: string | null;
  seconds: number;
}

/** Remembers with which inputs stages passed last, and how long they took. */
export class Stamps {
  readonly #hashes = new Map<string, { state: string; hash: string }>();

  /** @param root the folder of the project, a checkout of git */
  constructor(private readonly root: string) {}

  /** Hashes all that can change the result of a stage: its files by content, its settings, the version of Node. */
  inputsOf({ id, command, environment, inputs }: Stage): string {
    const settings = VARIABLES.map((name) => process.env[name]);
    const files = inputs.flatMap((input) => this.#filesOf(input)).map((file) => [file, this.#hashOf(file)]);
    return hash(JSON.stringify([id, command, environment, process.version, settings, files]));
  }

  /** Whether a stage passed last with these inputs, and what it made is as it left it. */
  hasPassed(stage: Stage, inputs: string): boolean {
    const stamp = this.#read(stage);
    return stamp?.inputs === inputs && stamp.output === this.#outputOf(stage);
  }

  /** How long a stage took when it passed last, in seconds. */
  secondsOf(stage: Stage): number {
    return this.#read(stage)?.seconds ?? stage.seconds;
  }

  remember(stage: Stage, inputs: string, seconds: number): void {
    const stamp: Stamp = { inputs, output: this.#outputOf(stage), seconds };
    mkdirSync(path.join(this.root, FOLDER), { recursive: true });
    writeFileSync(this.#pathOf(stage), JSON.stringify(stamp));
  }

  #read(stage: Stage): Stamp | undefined {
    const file = this.#pathOf(stage);
    return existsSync(file) ? (tryParse(readFileSync(file, 'utf8')) as Stamp | undefined) : undefined;
  }

  #pathOf({ id, group }: Stage): string {
    return path.join(this.root, FOLDER, `${group}-${id.replaceAll(':', '-')}.json`);
  }

  #outputOf({ makes }: Stage): string | null {
    if (makes === undefined) return null;
    const files = this.#filesOf(makes.folder).map((file) => [file, this.#hashOf(file)]);
    return hash(JSON.stringify(files));
  }

  /** The files of an input: those that git has or would add, and all of a folder that it ignores. */
  #filesOf(input: string): string[] {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', input];
    const tracked = execFileSync('git', args, { cwd: this.root, encoding: 'utf8', maxBuffer: 2 ** 26 });
    const files = tracked.split('\0').filter((file) => file !== '' && existsSync(path.join(this.root, file)));
    const folder = path.join(this.root, input);
    if (files.length > 0 || !existsSync(folder)) return files.toSorted();
    return listFiles(folder).map((file) => path.join(input, file));
  }

  /** Reads only what has changed since it was read. */
  #hashOf(file: string): string {
    const { mtimeMs, ctimeMs, size } = statSync(path.join(this.root, file));
    const state = `${mtimeMs} ${ctimeMs} ${size}`;
    const known = this.#hashes.get(file);
    if (known?.state === state) return known.hash;
    const fresh = hash(readFileSync(path.join(this.root, file)));
    this.#hashes.set(file, { state, hash: fresh });
    return fresh;
  }
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
