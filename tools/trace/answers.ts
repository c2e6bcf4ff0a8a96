import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../site/list-files';

/**
 * A question of a test about the project, as a kind and a name: `file core/a.ts`, `folder docs` (its list), `folders docs` (with
 * all below), `tree docs` (with their contents), `variable CORPUS`.
 */
export type Question = string;

/** Folders that runs write, and that no test may depend on. */
const WRITTEN = ['.git', '.cache', '.docusaurus', 'dist', 'node_modules', 'test-results'];

/** Answers the questions of tests. Answers are hashes, or a word: `absent`, `folder`, `unset`. */
export class Answers {
  readonly #known = new Map<Question, string>();
  readonly #hashes = new Map<string, { state: string; hash: string }>();

  /** @param root the folder of the project @param env the environment that tests are started in */
  constructor(
    private readonly root: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** The present answer, or the one that was given before `forget`. */
  to(question: Question): string {
    const known = this.#known.get(question) ?? this.#find(question);
    this.#known.set(question, known);
    return known;
  }

  /** Looks anew at what may have changed; contents are read again only where they did. */
  forget(): void {
    this.#known.clear();
  }

  #find(question: Question): string {
    const [kind, name] = split(question);
    if (kind === 'variable') return this.env[name] === undefined ? 'unset' : hash(this.env[name]);
    const place = path.join(this.root, name);
    if (!existsSync(place)) return 'absent';
    if (!statSync(place).isDirectory()) return this.#hashOf(name);
    if (kind === 'file') return 'folder';
    if (kind === 'folder') return hash(readdirSync(place).filter(isSource).sort().join());
    const files = listFiles(place).filter(isSource);
    if (kind === 'folders') return hash(files.join());
    return hash(files.map((file) => `${file} ${this.#hashOf(path.join(name, file))}`).join());
  }

  #hashOf(name: string): string {
    const file = path.join(this.root, name);
    const { mtimeMs, ctimeMs, size } = statSync(file);
    const state = `${mtimeMs} ${ctimeMs} ${size}`;
    const known = this.#hashes.get(file);
    if (known?.state === state) return known.hash;
    const fresh = hash(withoutAssetHashes(name, readFileSync(file)));
    this.#hashes.set(file, { state, hash: fresh });
    return fresh;
  }
}

/** The kind of a question, and what it is about. */
export function split(question: Question): [kind: string, name: string] {
  const space = question.indexOf(' ');
  return [question.slice(0, space), question.slice(space + 1)];
}

/** Whether a path below the root of the project is not in a folder that runs write. */
export function isSource(name: string): boolean {
  return !name.split(path.sep).some((part) => WRITTEN.includes(part));
}

/**
 * Pages and scripts name other scripts by a hash of their content: one edit would change all of them. A test that loads a script
 * asks for it too, so names do not matter.
 */
function withoutAssetHashes(name: string, content: Buffer): string | Buffer {
  if (!/^build\/.*\.(html|js)$/.test(name)) return content;
  return content.toString('latin1').replaceAll(/(?<=[."])[0-9a-f]{8}(?=[."])/g, '');
}

/** The first 16 hexadecimal digits of a SHA-256. */
export function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
