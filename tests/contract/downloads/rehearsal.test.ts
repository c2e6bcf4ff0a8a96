import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nodesOfType } from '../../../site/lint/page';
import { serveFolder } from '../../../tools/pages/serve-folder';
import { findFreePort } from '../../builders/free-port';
import { siteAddress } from '../../builders/own-site';
import { temporaryFolder } from '../../builders/temporary-folder';
import { blockOf } from '../../docs/run/page-blocks';
import { pageOf } from '../../docs/run/page-calls';
import { runCommand } from '../../snippets/run/run-command';
import { holds } from '../../specified/holds';
import { SITE } from '../html/built-page';

const PAGE = pageOf('test-your-integration/rehearse');
const ME = 'tests/contract/downloads/rehearsal.test.ts';
const [pipeline = '', failure = '', silence = ''] = nodesOfType(PAGE, 'code')
  .filter(({ node: { meta } }) => meta?.includes(`run-by="${ME}"`))
  .map(({ node: { value } }) => value);

/** Runs code of the page in a folder, and what it started ends with it. */
async function run(code: string, folder: string): Promise<string> {
  return (await runCommand(['bash', '-c', `set -e\n${code}`], folder))[1];
}

test('a pipeline downloads the simulator and rehearses with it', holds('rehearsal.pipeline'), async () => {
  const site = await serveFolder(SITE);
  const folder = temporaryFolder();
  const port = String(await findFreePort());
  copyFileSync('docs/_code/test-your-integration/rehearse.mjs', path.join(folder, 'program.mjs'));
  const code = `${pipeline}\n${failure}`
    .replaceAll(siteAddress, site.origin)
    .replace('--clock steps', `--port ${port} --clock steps`)
    .replaceAll('4010', port)
    .replace('node rehearse.mjs', `sed -i s/4010/${port}/ program.mjs; node program.mjs`)
    .replace('ABACO_SECRET_KEY=', 'export ABACO_SECRET_KEY=')
    .replace('sk_test_EXAMPLE sed', 'sk_test_EXAMPLE; sed');
  try {
    const output = await run(`${code}\ncat simulator.log`, folder);
    expect(output).toContain(blockOf(PAGE, 'Output'));
    expect(output).toContain('HTTP/1.1 503');
    expect(output).toMatch(/^201 POST \/api\/transactions createTransaction/m);
  } finally {
    site.close();
  }
});

test('a server that stays silent ends a call by its timeout', holds('rehearsal.silence'), async () => {
  const code = silence.replaceAll('4011', String(await findFreePort()));
  // curl: 28 is a timeout, 7 a refused connection
  expect(await run(code, temporaryFolder())).toBe('ended with 28\n');
});
