import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { requireFile } from './config/require-file';
import { readOwnSettings } from './config/settings';
import { buildDocsTool } from './downloads/docs-tool';

const FLAGS = { out: { type: 'string' } } as const;

/** Writes the docs tool of a built site; exits with 1 if the site is missing, and with 2 for wrong usage. */
export const command: Command = {
  usage: `Usage: npm run mcp -- --out docs.mjs
Writes the docs of a built site as one program for coding agents: an MCP server on stdin and stdout, and a command line.
  --out          the file to write
  SITE_OUT       the folder of the site, \`build/\` when it is not set
  GENERATED_DIR  output of the generator for another description
  DOCS_DIR       other hand-written pages`,
  async run(args) {
    const { out } = readFlags(FLAGS, args).values;
    if (!out) throw new UsageError('Write the file for the program after `--out`.');
    const settings = readOwnSettings();
    requireFile(`${settings.generated}/pages`, 'Run `npm run generate`, or set GENERATED_DIR to its output.');
    requireFile(`${settings.out}/index.html`, 'Run `npm run build`, with the same settings.');
    const program = await buildDocsTool(settings);
    mkdirSync(dirname(resolve(out)), { recursive: true });
    writeFileSync(out, program);
    process.stdout.write(`Wrote ${out}. Start it with \`node ${out}\`, or see \`node ${out} --help\`.\n`);
  },
};

runIfStarted(module, command);
