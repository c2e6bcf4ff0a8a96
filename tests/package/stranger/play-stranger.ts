import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { commitAll } from '../../builders/git';
import { findFreePort } from '../../builders/free-port';
import { launchBrowser } from '../../setup/browser';
import { Workspace } from '../workspace';
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
} from './judge';
import { commandsIn } from './printed-commands';
import { Shell } from './shell';

/** How somebody who knows nothing of the program begins. */
interface Start {
  /** Sources of the files that are there before the first command, by name. */
  files?: Readonly<Record<string, string>>;
  /** Printed commands that are not typed, and why. */
  notTyped: Readonly<Record<string, string>>;
}

/** Types every command that is printed, looks at every server, and judges all that is shown and written. */
export function playStranger({ files = {}, notTyped }: Start): void {
  const workspace = new Workspace();
  let browser: Browser;
  let shell: Shell;
  const ran: Ran[] = [];
  /** The first page of each server, as it is sent and as a browser shows it. */
  const screens: Named[] = [];
  let printed: readonly string[] = [];
  /** Files of the author, among them those of a new project. */
  let own: Named[] = [];
  let written: Named[] = [];
  let site: Named[] = [];

  beforeAll(async () => {
    workspace.install(inject('installed'));
    browser = await launchBrowser();
    shell = new Shell(workspace.program, { ...workspace.environment, PORT: String(await findFreePort()) });
    const readme = readFileSync(path.join(workspace.package, 'README.md'), 'utf8');
    const folder = workspace.copy('folder', files);
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

  afterAll(async () => {
    shell?.endAll();
    await browser?.close();
    await workspace.remove();
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
}

/** Reads the files below a folder, except those of Git; bytes that are not text are kept as characters. */
function filesIn(folder: string): Named[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, name: path.relative(folder, file) }))
    .filter((file) => !file.name.startsWith('.git/'))
    .map((file) => ({ name: file.name, text: readFileSync(file.file, 'latin1') }));
}
