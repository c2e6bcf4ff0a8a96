import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { listen } from '#core/command-line/listen';
import { stopOnSignal } from '#core/command-line/stop-on-signal';
import type { WorldAnswer } from '#core/world/answer';
import { provenanceHeaders } from '#core/world/headers';
import type { WorldRequest } from '#core/world/read-request';
import { createWorldServer } from '#core/world/serve-world';
import { explainPlan } from '../../generator/emit/world/explain-plan';
import { allowLocalPages } from './allow-local-pages';
import { firstCalls } from './first-calls';
import { loadWorld } from './load-world';

// Listens on this machine only, because it has no protection.
const HOST = '127.0.0.1';

export interface MockOptions {
  entry: string;
  port: number;
  seed: number;
}

/** Prints the plan of a description. Resolves to the exit code. */
export async function explain(entry: string): Promise<number> {
  const loaded = await loadWorld(entry);
  if (loaded === undefined) return 1;
  const { plan, contract } = loaded.source;
  process.stdout.write(explainPlan(plan, contract.operations));
  return 0;
}

/** Serves the inferred world of a description until a signal ends it. Resolves to the exit code. @throws UsageError for a port that is taken. */
export async function serveMock({ entry, port, seed }: MockOptions): Promise<number> {
  const loaded = await loadWorld(entry);
  if (loaded === undefined) return 1;
  const { source, model } = loaded;
  const world = { ...source, seed };
  const mock = createWorldServer(world, (request, answer) =>
    process.stdout.write(`${formatEntry(request, answer)}\n`),
  );
  const server = createAdaptorServer({ fetch: allowLocalPages(mock.fetch) }) as Server;
  const { port: own } = await listen(server, { port, host: HOST });
  stopOnSignal(server);
  const address = `http://${HOST}:${own}`;
  process.stdout.write(`${source.contract.title} is mocked at ${address}, inferred from its description.\n`);
  for (const line of firstCalls(source, model, address)) process.stdout.write(`${line}\n`);
  return 0;
}

/** For example `201 POST /pets createPet stored; computed="/id"`. */
function formatEntry({ method, path }: WorldRequest, answer: WorldAnswer): string {
  const { 'World-Answer': origin = '', 'World-Effect': effect = '' } = provenanceHeaders(answer);
  // A header has no characters that move the cursor of a terminal.
  return [answer.status, method, path, answer.operation ?? 'no operation', origin, `effect ${effect}`].join(
    ' ',
  );
}
