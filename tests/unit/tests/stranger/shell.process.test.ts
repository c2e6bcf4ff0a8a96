import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { Shell } from '../../../package/stranger/shell';
import { writeFiles, temporaryFolder } from '../../../builders/temporary-folder';

/** A server, with a process that it starts and may leave. */
const SERVER = (child: string) => `
const { spawn } = require('node:child_process');
const server = require('node:http').createServer((_, response) => response.writeHead(200).end());
const child = spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: ['ignore', 'pipe', 'ignore'] });
child.stdout.once('data', () => server.listen(0, 'localhost', () => console.log(\`Site ready at http://localhost:\${server.address().port}/\`)));
process.on('SIGTERM', () => process.exit(0));
`;
const STAYS = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1e6); console.log('started')";

let shell: Shell;
afterEach(() => shell.endAll());

/** Types \`docproof\` for a program of this code. */
async function type(code: string) {
  const folder = temporaryFolder();
  writeFiles(folder, { 'program.cjs': code });
  shell = new Shell(process.execPath, { PATH: process.env.PATH });
  const look = async (address: string) => (await fetch(address)).status;
  return shell.type(`docproof ${path.join(folder, 'program.cjs')}`, folder, look);
}

test('a command that ends has its code and what it printed on both streams', async () => {
  const ran = await type("console.log('one'); console.error('two'); process.exitCode = 3;");
  expect(ran).toMatchObject({ exitCode: 3, printed: expect.stringMatching(/one\n/) as string });
  expect(ran.printed).toContain('two\n');
  expect(ran.served).toBeUndefined();
});

test('a server is looked at, then asked to end', async () => {
  const ends = 'setInterval(() => {}, 1e6)';
  const server = SERVER(`process.on('SIGTERM', () => process.exit()); ${ends}; console.log('started')`);
  const ran = await type(server.replace('process.exit(0)', "child.once('exit', () => process.exit(0))"));
  expect(ran).toMatchObject({ exitCode: 0, served: { status: 200, leavesProcesses: false } });
});

test('a process that is there after its server is noticed, and ended', async () => {
  expect(await type(SERVER(STAYS))).toMatchObject({
    exitCode: 0,
    served: { status: 200, leavesProcesses: true },
  });
});
