import { createRequire } from 'node:module';
import path from 'node:path';
import type { Command, execute as executeCommand } from '../../core/command-line/run-command';
import type { CommandLine, Ended } from './command-runner';

// The program of a `CommandRunner`, in the folder of a copy of the project.

// All code is that of the copy: what a command throws is recognized by its class.
const load = createRequire(path.resolve('package.json'));
const { execute } = load('./core/command-line/run-command') as { execute: typeof executeCommand };

let printed = '';
for (const stream of [process.stdout, process.stderr])
  stream.write = (chunk: string | Uint8Array) => {
    printed += String(chunk);
    return true;
  };

process.on('message', ([file, ...args]: CommandLine) => {
  printed = '';
  const { command } = load(`./${file}`) as { command: Command };
  void execute(command, args).then((status) => process.send?.({ status, printed } satisfies Ended));
});
process.on('disconnect', () => process.exit());
