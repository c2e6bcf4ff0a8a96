import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import type { Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { SettingError } from '../../site/errors/author-error';
import { readTemplate } from '../init/template';

/** The manifest of the package. */
const MANIFEST = join(__dirname, '../package/published/package.json');

/** Writes a small project to start with. */
export const init: Command = {
  usage: `Usage: docproof init [folder]
Writes a small project to start with: a description, two pages, settings, a workflow and notes for coding agents. It overwrites no file.
  folder   where to write it; by default, the working folder`,
  run(args) {
    const [folder = '.', second] = readFlags({}, args, true).words;
    if (second !== undefined) throw new UsageError(`\`${second}\` is one folder too many: name one.`);
    const { version } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string };
    const files = [...readTemplate(version)].map(([name, text]) => ({ file: join(folder, name), text }));
    const taken = files.find(({ file }) => lstatSync(file, { throwIfNoEntry: false }) !== undefined);
    if (taken !== undefined)
      throw new SettingError(`\`${taken.file}\` exists already: move it, or name another folder.`);
    for (const { file, text } of files) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text, { flag: 'wx' });
    }
    process.stdout.write(`${files.map(({ file }) => `Wrote ${file}\n`).join('')}${nextStep(folder)}\n`);
  },
};

function nextStep(folder: string): string {
  const enter = relative('', folder) === '' ? '' : `cd ${folder} && `;
  return `Serve the docs while you write: ${enter}npx docproof dev`;
}
