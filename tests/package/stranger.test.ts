import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commitAll } from '../builders/git';
import { findFreePort } from '../builders/free-port';
import { launchBrowser } from '../setup/browser';
import {
  addressesNobodyGave,
  failuresOf,
  mistakesOfOthers,
  type Named,
  type Ran,
  tooLong,
  warningsWithoutAction,
  withoutVersion,
  wordsOfOurs,
} from './stranger/judge';
import { commandsIn } from './stranger/printed-commands';
import { Shell } from './stranger/shell';
import { Workspace } from './workspace';

/** How somebody who knows nothing of the program begins. */
interface Start {
  name: string;
  /** Sources of the files that are there before the first command, by name. */
  files: Readonly<Record<string, string>>;
  /** Printed commands that are not typed, and why. */
  notTyped: Readonly<Record<string, string>>;
}

/** A description of a real API with remarks of all kinds, and no other file. */
const FOREIGN = path.resolve('tests/corpus/packages/scalar-galaxy/3.1.yaml');

const SAME = 'it says the same in every folder';
/** Without a terminal, it ends; with one, it waits. */
const ASKS = 'it asks a person, in a project with a file for it';

const starts: readonly Start[] = [
  { name: 'nothing', files: {}, notTyped: { 'docproof claims': ASKS } },
  {
    name: 'a description',
    files: { 'openapi.yaml': FOREIGN },
    notTyped: {
      'docproof init': 'the file of its description is there already',
      'docproof serve': 'a description without a command is served, too',
      'docproof claims': ASKS,
      'docproof --help': SAME,
      'docproof --version': SAME,
      ...Object.fromEntries(
        ['serve', 'build', 'dev', 'lint', 'check', 'claims', 'diff', 'improve', 'mcp', 'init'].map((name) => [
          `docproof ${name} --help`,
          SAME,
        ]),
      ),
    },
  },
];

const workspace = new Workspace();
let browser: Browser;
let shell: Shell;
let readme = '';

beforeAll(async () => {
  workspace.install();
  browser = await launchBrowser();
  const port = await findFreePort();
  const bin = path.join(workspace.project, 'node_modules/.bin/docproof');
  shell = new Shell(bin, { ...workspace.environment, PORT: String(port) });
  readme = readFileSync(path.join(workspace.project, 'node_modules/docproof/README.md'), 'utf8');
});

afterAll(async () => {
  shell?.endAll();
  await browser?.close();
  await workspace.remove();
});

describe.each(starts)('with $name', ({ name, files, notTyped }) => {
  const ran: Ran[] = [];
  /** The first page of each server, as it is sent and as a browser shows it. */
  const screens: Named[] = [];
  let printed: readonly string[] = [];
  /** Files of the author, among them those of a new project. */
  let own: Named[] = [];
  let written: Named[] = [];
  let site: Named[] = [];

  beforeAll(async () => {
    const folder = workspace.copy(name.replaceAll(' ', '-'), files);
    const { printed: help } = workspace.run(folder, '--help');
    const type = async (command: string) => {
      const look = async (address: string) => {
        const page = await browser.newPage();
        const response = await page.goto(address);
        // The first page may lead to another one meanwhile.
        const shown = await page.waitForFunction(() => {
          const { dataset, outerHTML } = document.documentElement;
          return dataset.hasHydrated === 'true' && document.querySelector('h1') ? outerHTML : undefined;
        });
        const text = (await shown.jsonValue()) ?? '';
        screens.push({ name: `first page of ${command}`, text });
        await page.close();
        return response?.status() ?? 0;
      };
      ran.push(await shell.type(command, folder, look));
    };
    const isTyped = (command: string) => !Object.hasOwn(notTyped, command);
    const first = commandsIn(help, readme).filter((command) => command === 'docproof init');
    for (const command of first.filter(isTyped)) await type(command);
    own = filesIn(folder);
    printed = commandsIn(
      help,
      readme,
      ...ran.map(({ printed: text }) => text),
      ...own.map(({ text }) => text),
    );
    // A repository knows what has changed.
    commitAll(folder);
    for (const command of printed.filter(
      (one) => isTyped(one) && !ran.some(({ command }) => command === one),
    ))
      await type(command);
    written = filesIn(folder);
    site = written.filter((file) => file.name.startsWith('build/'));
  });

  const version = () => {
    const description = own.find((file) => file.name === 'openapi.yaml');
    return (parse(description?.text ?? '') as { info: { version: string } }).info.version;
  };
  const outputs = () => ran.map(({ command, printed: text }): Named => ({ name: command, text }));
  const pages = () => site.filter((file) => file.name.endsWith('.html'));

  test('every command that is printed is typed, or has a reason', () => {
    expect(printed.length).toBeGreaterThan(10);
    const known = [...ran.map(({ command }) => command), ...Object.keys(notTyped)];
    expect(known.toSorted()).toEqual(printed.toSorted());
  });

  test('every command starts, and a server responds and ends with all that it has started', () => {
    expect(ran.flatMap(failuresOf)).toEqual([]);
    expect(ran.filter(({ served }) => served).length).toBeGreaterThan(1);
  });

  test('nothing that is printed, written or served names our product', () => {
    expect(site.length).toBeGreaterThan(50);
    expect([...outputs(), ...written, ...screens].flatMap(wordsOfOurs)).toEqual([]);
  });

  test('no file of the package is shown as a mistake of the author', () => {
    const names = own.map((file) => file.name);
    const shown = [...outputs(), ...site, ...screens];
    expect(shown.flatMap((text) => mistakesOfOthers(text, names))).toEqual([]);
  });

  test('no file of the site has an address that nobody gave', () => {
    const given = own.map(({ text }) => text).join('\n');
    expect(site.flatMap((file) => addressesNobodyGave(file, given))).toEqual([]);
  });

  test('every warning says what to do', () => {
    expect(ran.flatMap(warningsWithoutAction)).toEqual([]);
  });

  test('the output of each command fits on a screen', () => {
    expect(ran.flatMap(tooLong)).toEqual([]);
  });

  test('every page shows the version of the API', () => {
    expect(pages().length).toBeGreaterThan(5);
    expect(screens.length).toBeGreaterThan(1);
    expect([...pages(), ...screens].flatMap((page) => withoutVersion(page, version()))).toEqual([]);
  });
});

/** Reads the files below a folder, except those of Git; bytes that are not text are kept as characters. */
function filesIn(folder: string): Named[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, name: path.relative(folder, file) }))
    .filter((file) => !file.name.startsWith('.git/'))
    .map((file) => ({ name: file.name, text: readFileSync(file.file, 'latin1') }));
}
