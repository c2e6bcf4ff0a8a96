import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkFolder, list } from './files';

/** How a command ended. */
interface Outcome {
  exitCode: number | null;
  /** Its standard output. */
  result: string;
  /** Its output on both streams. */
  printed: string;
}

/**
 * A folder with the package as strangers get it, in a project that has nothing else. Commands see no variable, home or temporary
 * folder but those of the workspace, so that all they write lies in it.
 */
export class Workspace {
  readonly folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'docproof-package-')));
  /** The project that has the package among its own packages. */
  readonly project = path.join(this.folder, 'project');
  readonly #started: ChildProcess[] = [];

  /** @param name of the package, and of its program. */
  constructor(private readonly name = 'docproof-full') {
    for (const name of ['home', 'tmp']) mkdirSync(path.join(this.folder, name));
  }

  /** Gives its project the package. @param installed a project that has it; the two share their files. */
  install(installed: string): void {
    linkFolder(installed, this.project);
  }

  /** Copies files and folders into a folder of the workspace, and returns its path. @param files sources by target. */
  copy(folder: string, files: Readonly<Record<string, string>>): string {
    const target = path.join(this.folder, folder);
    mkdirSync(target, { recursive: true });
    for (const [name, source] of Object.entries(files))
      cpSync(source, path.join(target, name), { recursive: true });
    return target;
  }

  /** Runs a command of the package to its end. */
  run(cwd: string, ...words: string[]): Outcome {
    return this.#run(cwd, this.program, words);
  }

  /** Runs a program that a command of the package has written. */
  runProgram(cwd: string, ...words: string[]): Outcome {
    return this.#run(cwd, process.execPath, words);
  }

  #run(cwd: string, program: string, words: readonly string[]): Outcome {
    const { status, stdout, stderr } = spawnSync(program, words, {
      cwd,
      encoding: 'utf8',
      env: this.environment,
    });
    return { exitCode: status, result: stdout, printed: stdout + stderr };
  }

  /** Starts a command that serves a site. Resolves to the address that it prints, @throws with all that was printed if it ends. */
  async serve(cwd: string, ...words: string[]): Promise<{ address: string; stop: () => Promise<void> }> {
    const server = spawn(this.program, words, { cwd, env: this.environment });
    this.#started.push(server);
    let printed = '';
    const address = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        printed += String(chunk);
        const found = /(?:ready at )?(http:\S+?\/)(?: is ready.*)?\n/.exec(printed);
        if (found?.[1] !== undefined && printed.includes('ready')) resolve(found[1]);
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.on('close', (code) => reject(new Error(`It ended with ${code}:\n${printed}`)));
    });
    return { address, stop: () => stop(server) };
  }

  /** Lists all files and folders of the workspace. */
  list(): ReadonlyMap<string, string> {
    return list(this.folder);
  }

  async remove(): Promise<void> {
    await Promise.all(this.#started.map(stop));
    rmSync(this.folder, { recursive: true, force: true });
  }

  get environment(): NodeJS.ProcessEnv {
    const inside = (name: string) => path.join(this.folder, name);
    return { PATH: process.env.PATH, HOME: inside('home'), TMPDIR: inside('tmp'), NO_COLOR: '1' };
  }

  get program(): string {
    return path.join(this.project, 'node_modules/.bin', this.name);
  }

  /** The folder of the package. */
  get package(): string {
    return path.join(this.project, 'node_modules', this.name);
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}
