import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { countOf } from '#core/text/count-of';
import { root } from '../config/code';
import { readOwnSettings } from '../config/settings';
import { SettingError } from '../errors/author-error';
import { readAddresses } from './addresses';
import { checkAddresses } from './check-addresses';
import { LEDGER, readLedger, readRedirects } from './finish-redirects';
import { formatLedger } from './ledger';
import { RedirectError } from './redirect-problem';

/** Writes the addresses of the built site: from then on, the build asks where each of them leads. */
export const command: Command = {
  usage: `Usage: npm run addresses
Writes the addresses of the built site, which the next builds must keep or send on. Run it at a release, after \`npm run build\`.
  SITE_OUT       the folder of the site, \`build/\` when it is not set
  GENERATED_DIR  output of the generator for another description
  DOCS_DIR       other hand-written pages; the addresses are written into this folder`,
  run(args) {
    readFlags({}, args);
    const { docs, generated, out, redirects: source } = readOwnSettings();
    if (!existsSync(join(out, 'index.html')))
      throw new SettingError(`There is no ${join(out, 'index.html')}: run \`npm run build\` first.`);
    const current = readAddresses(out);
    const file = join(docs, LEDGER);
    const redirects = readRedirects(generated);
    const { problems } = checkAddresses({ released: readLedger(file), current, redirects });
    if (problems.length > 0) throw new RedirectError(problems, source);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, formatLedger(current, redirects));
    process.stdout.write(`${countOf(current.size, 'page')} in ${relative(root, file)}\n`);
    return 0;
  },
};

runIfStarted(module, command);
