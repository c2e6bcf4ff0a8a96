#!/usr/bin/env node
import '../core/command-line/require-node.cjs';
import { existsSync } from 'node:fs';
import { execute, type Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { findNearest } from '#core/text/nearest';
import { build } from './commands/build';
import { check } from './commands/check';
import { claims } from './commands/claims';
import { dev } from './commands/dev';
import { diff } from './commands/diff';
import { improve } from './commands/improve';
import { init } from './commands/init';
import { lint } from './commands/lint';
import { mcp } from './commands/mcp';
import { mock } from './commands/mock';
import { serve } from './commands/serve';
import { readVersion } from './version';

/** The commands of the package, by name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  serve,
  build,
  dev,
  lint,
  check,
  claims,
  diff,
  improve,
  mcp,
  mock,
  init,
};

const USAGE = `Usage: docproof [command] [openapi.yaml] [--help] [--version]
Turns an OpenAPI description into a documentation site. Without a command, it builds the site and serves it.
${Object.entries(COMMANDS)
  .map(([name, { usage }]) => `  ${name.padEnd(7)} ${usage.split('\n')[1]}`)
  .join('\n')}
\`docproof <command> --help\` lists the flags of a command.`;

/** Without a command, the site is built and served; a word that names no file may be the typo of a command. */
const withoutCommand: Command = {
  ...serve,
  run(args) {
    const [name = ''] = args;
    const [nearest] = existsSync(name) ? [] : findNearest(name, Object.keys(COMMANDS));
    if (nearest === undefined) return serve.run(args);
    throw new UsageError(`\`${name}\` is neither a file nor a command. Did you mean \`${nearest}\`?`);
  },
};

/** Runs the command that the first word names, and \`serve\` if it names none. Resolves to the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const [name = '', ...rest] = args;
  if (['--help', '-h', 'help'].includes(name)) return execute({ usage: USAGE, run: () => 0 }, ['--help']);
  if (['--version', '-v'].includes(name)) {
    process.stdout.write(`${readVersion()}\n`);
    return 0;
  }
  const named = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  return named === undefined ? execute(withoutCommand, [...args]) : execute(named, rest);
}

if (require.main === module)
  void main(process.argv.slice(2)).then((exitCode) => (process.exitCode = exitCode));
