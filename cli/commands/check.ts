import { readFlags } from '#core/command-line/read-flags';
import type { Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { readBuiltSite } from '../../site/check/built-site';
import { checkSite } from '../../site/check/check-site';
import { prepareProcess } from '../prepare-process';
import { SITE_FLAGS, SITE_USAGE } from '../flags';
import { type DetailFlags, generateAndBuild } from '../load';
import { readSettings } from '../settings';

const FLAGS = {
  ...SITE_FLAGS,
  site: { type: 'string' },
  weight: { type: 'string', default: '60' },
} as const;

/** Checks the links, anchors and weights of a built site. */
export const check: Command = {
  usage: `Usage: docproof check [openapi.yaml] [--overlay file]… [--site folder] [--weight 60] [--docs folder] [--out folder] [--base /] [--all | --quiet]
Checks that links and anchors of the site resolve and that pages are light; ends with code 1 if not.
${SITE_USAGE}
  --site    a site that is built already; without it, the site is built first
  --weight  the kilobytes of compressed HTML that a page may have`,
  async run(args) {
    const { values, words } = readFlags(FLAGS, args, true);
    const limit = readLimit(values.weight);
    if (values.site !== undefined && words.length > 0)
      throw new UsageError('A description and `--site` are both to be checked: write one of them.');
    const [exitCode, folder] = values.site === undefined ? await build(words, values) : [0, values.site];
    if (exitCode !== 0) return exitCode;
    const { problems, summary } = checkSite(readBuiltSite(folder), limit);
    process.stdout.write([...problems, summary].map((line) => `${line}\n`).join(''));
    return problems.length > 0 ? 1 : 0;
  },
};

/** Builds the site. Resolves to the exit code and its folder. */
async function build(
  words: readonly string[],
  flags: Parameters<typeof readSettings>[1] & DetailFlags,
): Promise<[number, string]> {
  const settings = await readSettings(words, flags);
  prepareProcess(settings);
  return [await generateAndBuild(settings, flags), settings.out];
}

function readLimit(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new UsageError(`\`--weight ${text}\` is not a number of kilobytes: write one like 60.`);
}
