import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { readContent } from '../../../site/downloads/docs-tool';
import type { Simulator } from '../../../simulator/create-simulator';
import { runCall } from '../../../tool/calls/worker';
import { createServer } from '../../../tool/mcp-server';
import { readSiteIndex } from '../../search/site-index';
import { settings } from '../../builders/own-site';

/** The docs tool with a client that is connected to it. */
export interface ConnectedTool {
  client: Client;
  /** The simulators that the tool calls, by the names of their worlds. */
  worlds: Map<string, Simulator>;
}

/** Connects a client to the docs tool in this process; tests choose the worlds, whose clocks tasks set. */
export async function connectTool(): Promise<ConnectedTool> {
  const worlds = new Map<string, Simulator>();
  const open = (name: string): Simulator => {
    const world = worlds.get(name) ?? [...worlds.values()][0];
    if (world === undefined) throw new Error('The test opened no world.');
    return world;
  };
  const content = readContent(settings, 'generated/text', readSiteIndex());
  const session = { content, worlds: { open, reset: (name: string) => open(name).reset() } };
  const server = createServer(content, { run: (call) => runCall(call, session) });
  const client = new Client({ name: 'test', version: '1' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await server.connect(theirs);
  await client.connect(ours);
  return { client, worlds };
}

/** The Markdown of the result of a tool, or its error. */
export async function textOf(client: Client, name: string, given: Record<string, unknown>): Promise<string> {
  const { content } = await client.callTool({ name, arguments: given });
  const [first] = content as { text?: string }[];
  return first?.text ?? '';
}
