import { existsSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import type { Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { SettingError } from '../../site/errors/author-error';
import { readTemplate } from '../init/template';
import { readVersion } from '../version';

/** Writes a small project to start with. */
export const init: Command = {
  usage: `Usage: docproof init [folder]
Writes a small project to start with: a description, two pages, settings, a workflow, notes for coding agents and .gitignore. It overwrites no file.
  folder   where to write it; by default, the working folder`,
  run(args) {
    const [folder = '.', second] = readFlags({}, args, true).words;
    if (second !== undefined) throw new UsageError(`\`${second}\` is one folder too many: name one.`);
    const files = [...readTemplate(readVersion())].map(([name, text]) => ({
      file: join(folder, name),
      text,
    }));
    const taken = files.find(({ file }) => lstatSync(file, { throwIfNoEntry: false }) !== undefined);
    if (taken !== undefined)
      throw new SettingError(`\`${taken.file}\` exists already: move it, or name another folder.`);
    for (const { file, text } of files) {
      makeFolder(dirname(file));
      writeFileSync(file, text, { flag: 'wx' });
    }
    process.stdout.write(`${files.map(({ file }) => `Wrote ${file}\n`).join('')}${nextStep(folder)}\n`);
  },
};

/**
 * Makes a folder and those above it. Node's `recursive` tries for ever where a system has no place for a folder, such as `/proc`.
 * @throws SettingError there.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new SettingError(`\`${folder}\` cannot be made: name another folder.`);
  }
}

function nextStep(folder: string): string {
  const enter = relative('', folder) === '' ? '' : `cd ${folder} && `;
  return `Serve the docs while you write: ${enter}npx docproof dev`;
}
