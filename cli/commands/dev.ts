import { readFlags } from '#core/command-line/read-flags';
import type { Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { hasBundler } from '../../site/config/code';
import { WITH_BUNDLER } from '../../site/errors/unfilled-error';
import type * as dev_ from '../../site/dev/serve-while-writing';
import { readDetail } from '../../generator/run/detail';
import { choosePort } from '../../site/port';
import { prepareProcess } from '../prepare-process';
import { DOCS_FLAGS, DOCS_USAGE, SERVER_FLAGS, SERVER_USAGE } from '../flags';
import { generatorArgs, loadProgram } from '../load';
import { readSettings } from '../settings';

/** Serves the site while you write. */
export const dev: Command = {
  usage: `Usage: docproof dev [openapi.yaml] [--overlay file]… [--port 3000] [--host localhost] [--docs folder] [--all | --quiet]
Serves the site while you write: it shows each change when you save, and mistakes at the bottom of each page.
${DOCS_USAGE}
${SERVER_USAGE}`,
  async run(args) {
    const { values, words } = readFlags({ ...DOCS_FLAGS, ...SERVER_FLAGS }, args, true);
    if (!hasBundler) throw new UsageError(`\`docproof dev\` needs a bundler: ${WITH_BUNDLER}.`);
    const settings = await readSettings(words, values, { purpose: 'dev' });
    const address = { port: choosePort(values.port), host: values.host };
    prepareProcess(settings);
    const { serveWhileWriting } = loadProgram<typeof dev_>('../site/dev/serve-while-writing');
    const detail = readDetail(values, settings.entry);
    await serveWhileWriting(settings, address, detail, generatorArgs(settings, values));
  },
};
