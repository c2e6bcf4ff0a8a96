import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** A file that a change touches: what it becomes, from what it was (empty for a new one); undefined removes it. */
export interface Edit {
  file: string;
  /** The name of the file in messages, if that is neither its path nor the import that does not find it. */
  called?: string;
  edit: (content: string) => string | undefined;
}

/** The output of a command of the project, on both streams, and whether it succeeded. */
export interface Outcome {
  isGreen: boolean;
  printed: string;
}

/** A copy of the project as it lies on this disk, with its packages: changes are tried there. */
export class ProjectCopy {
  /** Its absolute path. */
  readonly folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'abaco-change-')));

  constructor() {
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    for (const file of listed
      .split('\n')
      .filter((name) => existsSync(path.join(ROOT, name)) && name !== '')) {
      cpSync(path.join(ROOT, file), path.join(this.folder, file));
    }
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(this.folder, 'node_modules'));
  }

  /** Makes the edits. @returns a function that takes them back. */
  make(edits: readonly Edit[]): () => void {
    const before = edits.map(({ file }) => [file, this.#read(file)] as const);
    for (const { file, edit } of edits) this.#write(file, edit(this.#read(file) ?? ''));
    return () => {
      for (const [file, content] of before) this.#write(file, content);
    };
  }

  /** Makes the edits for the time of `look`, which may change the files too. */
  async with<Seen>(edits: readonly Edit[], look: () => Seen | Promise<Seen>): Promise<Seen> {
    const takeBack = this.make(edits);
    try {
      return await look();
    } finally {
      takeBack();
    }
  }

  /** Runs commands of the project, up to the first that fails. @param variables that are set for them */
  run(commands: readonly (readonly string[])[], variables: NodeJS.ProcessEnv = {}): Outcome {
    let printed = '';
    for (const [command = '', ...args] of commands) {
      const { status, stdout, stderr } = spawnSync(path.join('node_modules/.bin', command), args, {
        cwd: this.folder,
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1', VITEST: undefined, ...variables },
      });
      printed += stdout + stderr;
      if (status !== 0) return { isGreen: false, printed };
    }
    return { isGreen: true, printed };
  }

  /** Runs git in the copy. */
  git(...words: string[]): void {
    execFileSync('git', words, { cwd: this.folder });
  }

  /** The files of the copy with the times of their last changes, without packages. */
  list(): string[] {
    return readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/[/](node_modules|\.git)/.test(entry.parentPath))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => `${file} ${statSync(file).mtimeMs}`)
      .toSorted();
  }

  /** The content of a file of the copy. */
  read(file: string): string {
    return this.#read(file) ?? '';
  }

  /** Replaces what a file of the copy holds. */
  write(file: string, content: string): void {
    this.#write(file, content);
  }

  /** Removes a file of the copy. */
  erase(file: string): void {
    this.#write(file, undefined);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  #read(file: string): string | undefined {
    const place = path.join(this.folder, file);
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  }

  #write(file: string, content: string | undefined): void {
    const place = path.join(this.folder, file);
    if (content === undefined) return rmSync(place, { force: true });
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
}
