import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import type { Command } from '#core/command-line/run-command';
import type * as docsTool from '../../site/downloads/docs-tool';
import { prepareProcess } from '../prepare-process';
import { DOCS_FLAGS, DOCS_USAGE } from '../flags';
import { generateAndBuild, loadProgram } from '../load';
import { readSettings } from '../settings';

const FLAGS = { ...DOCS_FLAGS, out: { type: 'string', default: 'docs.mjs' } } as const;

/** Writes the site as one program for coding agents. */
export const mcp: Command = {
  usage: `Usage: docproof mcp [openapi.yaml] [--overlay file]… [--docs folder] [--out docs.mjs] [--all | --quiet]
Writes the docs as one program for coding agents: an MCP server on stdin and stdout, and a command line.
${DOCS_USAGE}
  --out     the file to write, docs.mjs if you name none`,
  async run(args) {
    const { values, words } = readFlags(FLAGS, args, true);
    const { out } = values;
    const settings = await readSettings(words, { docs: values.docs, overlay: values.overlay });
    prepareProcess(settings);
    const exitCode = await generateAndBuild(settings, values);
    if (exitCode !== 0) return exitCode;
    const { buildDocsTool } = loadProgram<typeof docsTool>('../site/downloads/docs-tool');
    const program = await buildDocsTool(settings);
    const file = resolve(out);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, program);
    process.stdout.write(`Wrote ${out}. Start it with \`node ${out}\`, or see \`node ${out} --help\`.\n`);
    return 0;
  },
};
