import { readFileSync } from 'node:fs';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { version } from '../../cli/package/published/package.json';
import { readReport } from '../../site/proof/count-proof';
import { findSection } from './find-section';
import { requireFresh } from './require-fresh';

const FILE = 'CHANGELOG.md';

/** Prints the notes of a release; exit code 2 for a tag that is not that of this version, or has no section, and for a stale report. */
export const command: Command = {
  usage: `Usage: npm run release:notes -- v<version>
Prints the section of a version in ${FILE}. The tag has to be that of the version in the package's manifest, and the report of the tests at most 50 commits and 7 days old.`,
  run(args) {
    const { words } = readFlags({}, args, true);
    const [tag] = words;
    if (tag !== `v${version}` || words.length > 1)
      throw new UsageError(
        `The version is ${version}: write \`v${version}\`, or set \`version\` in cli/package/published/package.json first.`,
      );
    const section = findSection(readFileSync(FILE, 'utf8'), version);
    if (!section) throw new UsageError(`${FILE} has nothing for ${version}: write its section first.`);
    const report = readReport('generated');
    if (report) requireFresh(report, '.');
    process.stdout.write(`${section}\n`);
  },
};

runIfStarted(module, command);
