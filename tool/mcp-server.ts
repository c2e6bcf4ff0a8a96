import { Server } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Json } from '#core/json/json';
import type { CallRunner } from './calls/call-runner';
import type { Content } from './content/content';
import { hasSimulator, verbs } from './edition';
import { fillPrompt, listPrompts } from './protocol/prompts';
import { listResources, PAGE_TEMPLATE, readResource } from './protocol/resources';
import { describeVerb, toToolResult } from './protocol/tools';

/** Serves verbs as tools, pages as resources, and prompts on stdin and stdout, in both versions of the protocol. */
export function serveTools(content: Content, runner: CallRunner): void {
  serveStdio(() => createServer(content, runner), {
    onerror: ({ message }) => process.stderr.write(`${message}\n`),
  });
}

/** Creates the server of one connection. */
export function createServer(content: Content, runner: Pick<CallRunner, 'run'>): Server {
  const { name, product, version, site, clients = [] } = content.about;
  const files = clients.map(
    (path) => ` Types and a client in one file without dependencies: ${site}/${path}.`,
  );
  const server = new Server(
    { name, version },
    {
      capabilities: { tools: {}, resources: {}, prompts: {} },
      instructions: `Docs of the ${product.replace(/ API$/, '')} API${hasSimulator ? ', and a simulator of it' : ''}. Start with search.${files.join('')}`,
    },
  );
  server.setRequestHandler('tools/list', () => ({ tools: verbs.map(describeVerb) }));
  server.setRequestHandler('tools/call', async ({ params }) =>
    toToolResult(await runner.run({ name: params.name, given: (params.arguments ?? {}) as Json })),
  );
  server.setRequestHandler('resources/list', () => ({ resources: listResources(content) }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [PAGE_TEMPLATE] }));
  server.setRequestHandler('resources/read', ({ params }) => readResource(content, params.uri));
  server.setRequestHandler('prompts/list', () => ({ prompts: listPrompts() }));
  server.setRequestHandler('prompts/get', ({ params }) => fillPrompt(params.name, params.arguments));
  return server;
}
