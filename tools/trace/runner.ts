import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest';
import { Answers, isSource } from './answers';
import { makeRecord } from './record';
import { readNotes } from './read-notes';
import { forgetRecord, sharedKey, writeRecord } from './store';

/** The part of a module of Vite's that the tracer uses. */
interface ModuleNode {
  file: string;
  promise?: unknown;
  exports?: unknown;
  evaluated: boolean;
  importers: Set<string>;
}

const TRACER = 'tools/trace/';

/**
 * Runs tests as Vitest does, and records what each file asked. A file starts without modules of the project that earlier ones
 * loaded, so that what is read once, and kept, is asked again.
 */
export default class TracingRunner extends TestRunner {
  readonly #root = this.config.root;
  readonly #answers = new Answers(this.#root, process.env);
  #folder = '';

  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file);
    forgetRecord(this.#root, path.relative(this.#root, file.filepath));
    for (const module of this.#modules()) {
      Object.assign(module, { promise: undefined, exports: undefined, evaluated: false });
      module.importers.clear();
    }
    for (const name of Object.keys(require.cache))
      if (this.#nameOf(name)) Reflect.deleteProperty(require.cache, name);
    this.#folder = mkdtempSync(path.join(tmpdir(), 'trace-'));
    process.env.TRACE_TO = this.#folder;
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite);
    if (!('filepath' in suite)) return;
    process.env.TRACE_TO = '';
    if (suite.result?.state === 'pass') this.#record(this.#nameOf(suite.file.filepath) ?? '');
    rmSync(this.#folder, { recursive: true });
  }

  #record(test: string): void {
    this.#answers.forget();
    const notes = readNotes(this.#folder);
    const modules = this.#modules().filter(({ evaluated, promise }) => evaluated || promise !== undefined);
    const names = modules.flatMap(({ file }) => this.#nameOf(file) ?? []);
    const seen = { notes, modules: names, since: Number(process.env.TRACE) };
    writeRecord(this.#root, test, makeRecord(sharedKey(this.#answers), seen, this.#answers, this.#root));
  }

  /** The modules of the project that this process knows. */
  #modules(): ModuleNode[] {
    const { evaluatedModules } = (globalThis as unknown as Worker).__vitest_worker__;
    return [...evaluatedModules.idToModuleMap.values()].filter(
      ({ file }) => this.#nameOf(file) !== undefined,
    );
  }

  /** The path of a file of the project, outside of the tracer, below its root. */
  #nameOf(file: string): string | undefined {
    const name = path.relative(this.#root, file);
    return !path.isAbsolute(file) || name.startsWith('..') || name.startsWith(TRACER) || !isSource(name)
      ? undefined
      : name;
  }
}

interface Worker {
  __vitest_worker__: { evaluatedModules: { idToModuleMap: Map<string, ModuleNode> } };
}
