import { basename } from 'node:path';
import { requireFreePort } from '#core/command-line/listen';
import { readFlags } from '#core/command-line/read-flags';
import { readPort } from '#core/command-line/read-port';
import type { Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { findEntry } from '../find-entry';
import { ENTRY_USAGE } from '../flags';
import { loadProgram } from '../load';
import type * as program from '../mock/serve-mock';

const FLAGS = {
  port: { type: 'string', default: '4010' },
  seed: { type: 'string', default: '1' },
  explain: { type: 'boolean', default: false },
} as const;

/** Serves the API of a description in memory, with the state that can be inferred. */
export const mock: Command = {
  usage: `Usage: docproof mock [openapi.yaml] [--port 4010] [--seed 1] [--explain]
Answers as the API might, on this machine only: what you create can be read, listed, changed and deleted. All of it is inferred from
the description, and every answer says in its headers where its values are from.
${ENTRY_USAGE}
  --port     where it listens, 4010 if you name none
  --seed     another number makes other values where the description has no example
  --explain  prints what is inferred, and why, and ends`,
  async run(args) {
    const { values, words } = readFlags(FLAGS, args, true);
    const port = readPort(values.port);
    const seed = readSeed(values.seed);
    const entry = await findEntry(words);
    if (basename(entry) === 'project.yaml')
      throw new UsageError(
        '`mock` serves one description, and `project.yaml` lists several: name one, such as `docproof mock orders/openapi.yaml`.',
      );
    if (!values.explain && port !== 0) await requireFreePort(port, ['127.0.0.1']);
    const { explain, serveMock } = loadProgram<typeof program>('./mock/serve-mock');
    return values.explain ? explain(entry) : serveMock({ entry, port, seed });
  },
};

function readSeed(text: string): number {
  const seed = Number(text);
  if (/^\d{1,9}$/.test(text) && seed > 0) return seed;
  throw new UsageError(`\`--seed ${text}\` is not a seed: write an integer from 1 on.`);
}
