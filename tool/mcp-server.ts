import { Server } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { UsageError } from '#core/command-line/usage-error';
import type { Json } from '#core/json/json';
import { runVerb } from './run-verb';
import type { Argument, Session, Verb } from './verb';
import { verbs } from './verbs/index';

/** Serves all verbs as tools on stdin and stdout, in both versions of the protocol. */
export function serveTools(session: Session): void {
  serveStdio(() => createServer(session), {
    onerror: ({ message }) => process.stderr.write(`${message}\n`),
  });
}

function createServer(session: Session): Server {
  const { name, product, version } = session.content.about;
  const server = new Server(
    { name, version },
    {
      capabilities: { tools: {} },
      instructions: `Docs of the ${product} API, and a simulator of it. Start with search.`,
    },
  );
  server.setRequestHandler('tools/list', () => ({ tools: verbs.map(describeVerb) }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    try {
      return { content: [textOf(await runVerb(params.name, (params.arguments ?? {}) as Json, session))] };
    } catch (error) {
      return { content: [textOf(explain(error))], isError: true };
    }
  });
  return server;
}

const textOf = (text: string) => ({ type: 'text' as const, text });

/** The description of a verb as a tool; its schema accepts no argument but its own. */
export function describeVerb({ name, description, takes, changes }: Verb) {
  const required = Object.keys(takes).filter((key) => takes[key]?.required);
  return {
    name,
    description,
    inputSchema: {
      type: 'object' as const,
      properties: Object.fromEntries(Object.entries(takes).map(([key, one]) => [key, schemaOf(one)])),
      ...(required.length > 0 && { required }),
      additionalProperties: false,
    },
    annotations: changes
      ? { readOnlyHint: false, destructiveHint: false, openWorldHint: false }
      : { readOnlyHint: true, openWorldHint: false },
  };
}

function schemaOf({ type, description }: Argument): Record<string, string> {
  return type === 'any' ? { description } : { type, description };
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return 'The tool failed on these arguments. Try simpler ones.';
}
