import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveFolder, type ServedFolder } from '../../../tools/pages/serve-folder';
import { temporaryFolder } from '../../builders/temporary-folder';
import { runCommand } from '../../snippets/run/run-command';
import { SITE } from '../html/built-page';
import { holds } from '../../specified/holds';
import { codeFor } from './page-code';
import { SIMULATOR } from './downloaded-simulator';

const [startSimulator = '', playWorkflows = '', validate = ''] = codeFor(
  'tests/contract/downloads/page.test.ts',
);
let site: ServedFolder;

beforeAll(async () => {
  site = await serveFolder(SITE);
});
afterAll(() => site.close());

/** Replaces the address of the published site by that of the build. */
const fromBuild = (code: string): string => code.replaceAll('https://developers.abaco.example', site.origin);

it(
  'a reader who follows the page downloads the simulator, plays the workflows and validates an invoice',
  holds('downloads.page'),
  async () => {
    const folder = temporaryFolder();
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const code = fromBuild(startSimulator).replace(SIMULATOR + ' ', `${SIMULATOR} --port 0 `);
    const simulator = spawn('bash', ['-c', `set -e; ${code}`], {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      const [output] = (await once(simulator.stdout, 'data')) as [Buffer];
      simulator.stdout.resume();
      const [, url = ''] = /^Simulator ready at (http:\S+)\/api /.exec(String(output)) ?? [];
      const script = fromBuild(playWorkflows).replace('http://127.0.0.1:4010', url);
      writeFileSync(path.join(folder, 'script.sh'), `set -e\nexport REDOCLY_TELEMETRY=off\n${script}`);
      // Fails with the output of the command if a workflow does.
      await runCommand(['bash', 'script.sh'], folder);
      copyFileSync(path.join(SITE, 'schemas/Invoice.json'), path.join(folder, 'Invoice.json'));
      const headers = { Authorization: `Basic ${btoa('sk_test_EXAMPLE:')}` };
      const invoice: unknown = await (await fetch(`${url}/api/invoices/90210`, { headers })).json();
      expect(await validateWith(folder, invoice)).toBe('true');
      expect(await validateWith(folder, { id: 'INV-1' })).toBe('false');
    } finally {
      process.kill(-(simulator.pid ?? 0));
    }
  },
);

/** Returns what the code of the page says of `invoice`. */
async function validateWith(folder: string, invoice: unknown): Promise<string> {
  writeFileSync(
    path.join(folder, 'validate.mjs'),
    `${validate}\nconsole.log(isInvoice(${JSON.stringify(invoice)}));`,
  );
  const [, output] = await runCommand([process.execPath, 'validate.mjs'], folder);
  return output.trim();
}
