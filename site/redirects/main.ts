import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { countOf } from '#core/text/count-of';
import type * as folders from '../config/folders';
import type * as outFolders from '../config/out-folder';
import { SettingError } from '../errors/author-error';
import { readAddresses } from './addresses';
import { checkAddresses } from './check-addresses';
import { LEDGER, readLedger, readRedirects } from './finish-redirects';
import { formatLedger } from './ledger';
import { RedirectError, sourceOf } from './redirect-problem';

/** Writes the addresses of the built site: from then on, the build asks where each of them leads. */
export const command: Command = {
  usage: `Usage: npm run addresses
Writes the addresses of the built site, which the next builds must keep or send on. Run it at a release, after \`npm run build\`.
  SITE_OUT       the folder of the site, \`build/\` when it is not set
  GENERATED_DIR  output of the generator for another description
  DOCS_DIR       other hand-written pages; the addresses are written into this folder`,
  run(args) {
    readFlags({}, args);
    // Loaded only now, because modules read the settings when they are loaded.
    const load = createRequire(__filename);
    const { docs, generated, isOwn, root } = load('../config/folders') as typeof folders;
    const folder = (load('../config/out-folder') as typeof outFolders).outFolder();
    if (!existsSync(join(folder, 'index.html')))
      throw new SettingError(`There is no ${join(folder, 'index.html')}: run \`npm run build\` first.`);
    const current = readAddresses(folder);
    const file = join(docs, LEDGER);
    const redirects = readRedirects(generated);
    const { problems } = checkAddresses({ released: readLedger(file), current, redirects });
    if (problems.length > 0) throw new RedirectError(problems, sourceOf(isOwn));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, formatLedger(current, redirects));
    process.stdout.write(`${countOf(current.size, 'page')} in ${relative(root, file)}\n`);
    return 0;
  },
};

runIfStarted(module, command);
