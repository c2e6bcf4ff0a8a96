import { readFlags } from '#core/command-line/read-flags';
import type { Command } from '#core/command-line/run-command';
import { countOf } from '#core/text/count-of';
import type * as generate from '../../generator/commands/generate';
import type * as descriptions from '../../generator/commands/lint';
import { formatReport } from '../../generator/problems/format-report';
import { hasErrors } from '../../generator/problems/has-errors';
import { makeFixes, tellFixable } from '../../generator/problems/make-fixes';
import type { Problem } from '../../generator/problems/problem';
import { FIX_FLAGS, readFixing } from '../../generator/problems/read-fixing';
import { FORMAT_FLAG, readFormat } from '../../generator/problems/read-format';
import { DETAIL_USAGE, readDetail } from '../../generator/run/detail';
import { FRONT_PAGE } from '../../site/config/settings';
import { SettingError } from '../../site/errors/author-error';
import type * as pages from '../../site/lint/lint';
import { DOCS_FLAGS, ENTRY_USAGE, OVERLAY_USAGE } from '../flags';
import { generatorArgs, loadProgram } from '../load';
import { prepareProcess } from '../prepare-process';
import { readSettings, type Settings } from '../settings';

/** Names the problems of the description and of the hand-written pages. */
export const lint: Command = {
  usage: `Usage: docproof lint [openapi.yaml] [--overlay file]… [--docs folder] [--fix [--dry-run]] [--all | --quiet] [--format text|json|github|sarif]
Names each mistake in the description and in your pages, with its location and what to write instead.
${ENTRY_USAGE}
${OVERLAY_USAGE}
  --docs    the folder of your pages, which are checked once the description has no error
  --fix     makes each replacement that is safe, and prints it; with --dry-run, only prints them
${DETAIL_USAGE}
  --format  how problems are printed: as annotations in GitHub Actions, else as text`,
  async run(args) {
    const { values, words } = readFlags({ ...DOCS_FLAGS, ...FIX_FLAGS, ...FORMAT_FLAG }, args, true);
    const settings = await readSettings(words, values);
    prepareProcess(settings);
    const format = readFormat(values.format);
    const detail = readDetail(values, settings.entry);
    const fixing = readFixing(values);
    const found = await findProblems(settings);
    if (fixing !== 'none') makeFixes(found, process.cwd(), fixing);
    const problems = fixing === 'write' ? await findProblems(settings) : found;
    process.stdout.write(formatReport(problems, { format, detail }));
    if (fixing === 'none') tellFixable(problems, 'docproof lint');
    return hasErrors(problems) ? 1 : 0;
  },
};

/**
 * Pages are bound to what the generator makes of a description without errors.
 * @throws SettingError if the generator cannot write that; it has printed the reason.
 */
async function findProblems(settings: Settings): Promise<Problem[]> {
  const { findProblems: findIn } = loadProgram<typeof descriptions>('../generator/commands/lint');
  const problems = await findIn(settings);
  process.stderr.write(`${countOf(problems.length, 'problem')} in ${settings.entry}\n`);
  if (hasErrors(problems) || settings.docs === FRONT_PAGE) return problems;
  const { command } = loadProgram<typeof generate>('../generator/commands/generate');
  const exitCode = await command.run(generatorArgs(settings, { all: false, quiet: true }));
  if (exitCode) throw new SettingError('The pages are not checked: correct what the generator named above.');
  const { findPageProblems } = loadProgram<typeof pages>('../site/lint/lint');
  return [...problems, ...findPageProblems(settings)];
}
