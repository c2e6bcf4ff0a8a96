import { dirname, join, relative, resolve } from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import type { Command } from '#core/command-line/run-command';
import type * as check from '../../authoring/claims/check-claims';
import type * as pages from '../../authoring/claims/read-pages';
import type * as reviews from '../../authoring/claims/review/review';
import type * as generate from '../../generator/commands/generate';
import { FORMAT_FLAG, readFormat } from '../../generator/problems/read-format';
import { FRONT_PAGE } from '../../site/config/settings';
import { SettingError } from '../../site/errors/author-error';
import { CLAIMS_FILE, readClaimsFile } from '../claims-file';
import { DOCS_FLAGS, DOCS_USAGE } from '../flags';
import { generatorArgs, loadProgram } from '../load';
import { prepareProcess } from '../prepare-process';
import { readSettings, type Settings } from '../settings';

const FLAGS = { ...DOCS_FLAGS, check: { type: 'boolean', default: false }, ...FORMAT_FLAG } as const;

/** Compares the sentences of the pages with those that were accepted and with the description. */
export const claims: Command = {
  usage: `Usage: docproof claims [openapi.yaml] [--overlay file]… [--check [--format text|json|github|sarif]] [--docs folder] [--all | --quiet]
Shows each sentence of your pages that is new or changed, and takes your verdict; refuses one that contradicts the API.
${DOCS_USAGE}
  --check   prints these sentences instead; ends with code 1 if there are any
  --format  how they are printed: as annotations in GitHub Actions, else as text`,
  async run(args) {
    const { values, words } = readFlags(FLAGS, args, true);
    const settings = await readSettings(words, values);
    const file = readClaimsFile(join(dirname(resolve(settings.entry)), CLAIMS_FILE));
    if (settings.docs === FRONT_PAGE)
      throw new SettingError('The project has no pages: name their folder with `docs` in `project.yaml`.');
    const format = readFormat(values.format);
    prepareProcess(settings);
    await generateFacts(settings);
    const { readPages } = loadProgram<typeof pages>('../authoring/claims/read-pages');
    const folder = join(relative('', settings.docs), '_claims');
    const premises = readPages({ command: 'docproof claims', folder }, settings, file);
    if (values.check) {
      const { checkClaims } = loadProgram<typeof check>('../authoring/claims/check-claims');
      return checkClaims(premises, format);
    }
    const { review } = loadProgram<typeof reviews>('../authoring/claims/review/review');
    return review(premises);
  },
};

/** @throws SettingError if the description has errors; the generator has printed them. */
async function generateFacts(settings: Settings): Promise<void> {
  const { command } = loadProgram<typeof generate>('../generator/commands/generate');
  const exitCode = await command.run(generatorArgs(settings, { all: false, quiet: true }));
  if (exitCode) throw new SettingError('The pages are not compared: correct what the generator named above.');
}
