import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { fixturePort, sitePort } from '../machine/ports';
import { Answers, split } from './answers';
import { closureOf } from './closure';
import { readNotes } from './read-notes';
import { makeRecord } from './record';
import { askedBy } from './requests';
import { forgetRecord, sharedKey, writeRecord } from './store';
import { NOTES, notesFolder } from './spec-notes';

/** Where the servers start that Playwright starts. */
const SERVERS = ['site/serve.ts', 'tests/fixtures/serve.ts'];

/** Records what each file of browser tests asked. */
export default class TraceReporter implements Reporter {
  #root = '';
  #all: TestCase[] = [];
  readonly #passed = new Set<TestCase>();
  readonly #skipped = new Set<TestCase>();

  onBegin({ configFile = '' }: FullConfig, suite: Suite): void {
    this.#root = path.dirname(configFile);
    this.#all = suite.allTests();
    rmSync(path.join(this.#root, NOTES), { recursive: true, force: true });
    for (const file of this.#files()) forgetRecord(this.#root, file);
  }

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status === test.expectedStatus) this.#passed.add(test);
    if (status === 'skipped') this.#skipped.add(test);
  }

  onEnd(): void {
    // One for all files: each would hash the build and the code of the fixture site again.
    const answers = new Answers(this.#root, process.env);
    for (const file of this.#files())
      if (this.#testsOf(file).every((test) => this.#passed.has(test))) this.#record(file, answers);
  }

  #record(file: string, answers: Answers): void {
    const notes = this.#notesOf(file);
    const requests = notes.filter((note) => note.startsWith('request ')).map((note) => split(note)[1]);
    const ports = { site: sitePort, fixture: fixturePort };
    const asked = [...new Set(requests)].flatMap((url) => askedBy(url, ports));
    const modules = [file, ...SERVERS].flatMap((module) => closureOf(this.#root, module));
    const seen = { notes: [...notes, ...asked], modules, since: Number(process.env.TRACE) };
    const record = makeRecord(sharedKey(answers), seen, answers, this.#root);
    const ran = this.#testsOf(file).filter((test) => !this.#skipped.has(test));
    const untraced = ran.length - notes.filter((note) => note.startsWith('test ')).length;
    const always =
      untraced > 0 ? `${untraced} of its tests do not use tests/browser/noted-test.ts.` : record.always;
    writeRecord(this.#root, file, { ...record, ...(always !== undefined && { always }) });
  }

  #notesOf(file: string): string[] {
    const folder = notesFolder(this.#root, file);
    if (!existsSync(folder)) return [];
    return readNotes(folder);
  }

  #files(): string[] {
    return [...new Set(this.#all.map((test) => this.#nameOf(test)))];
  }

  #testsOf(file: string): TestCase[] {
    return this.#all.filter((test) => this.#nameOf(test) === file);
  }

  #nameOf({ location }: TestCase): string {
    return path.relative(this.#root, location.file);
  }
}
