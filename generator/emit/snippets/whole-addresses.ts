import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import { BASE_URL } from '#core/contracts/environments';
import type { ApiModel, Operation, Server } from '../../model/api/api-model';
import type { Code } from './code';
import { compareHosts } from './compare-hosts';
import type { HttpRequest } from './http-request';
import type { ReaderValue } from './languages/snippet-plan';
import { chooseServer, shapeOf, type SnippetServer } from './snippet-server';

const known = new WeakMap<ApiModel, boolean>();

/**
 * Whether snippets contain a server's full address as a single value, so that readers can switch to any other server. If all servers have
 * their variables in the same positions, or if there is only one server, snippets declare the variables as constants instead.
 */
export function hasWholeAddresses(model: ApiModel): boolean {
  return getOrInsertComputed(known, model, decide);
}

function decide({ servers, operations }: ApiModel): boolean {
  const templates = new Set(servers.map(templateOf));
  if (templates.size < 2) return false;
  const { template } = chooseServer(servers);
  const isShared = servers.every(
    (server) =>
      templateOf(server) === template ||
      (server.description !== undefined && compareHosts(template, templateOf(server)) !== undefined),
  );
  const shapes = new Set([...templates].map(shapeOf));
  const own = operations.flatMap((operation) => operation.servers);
  return !(
    template.includes('{') &&
    isShared &&
    own.every((server) => shapes.has(shapeOf(templateOf(server))))
  );
}

function templateOf(server: Server): string {
  return chooseServer([server]).template;
}

/** Returns the server of a request as snippets write it. Operations that declare servers keep theirs, whatever readers choose. */
export function writtenServer(operation: Operation, model: ApiModel, server: SnippetServer): SnippetServer {
  const isShared =
    operation.servers.length === 0 || JSON.stringify(operation.servers) === JSON.stringify(model.servers);
  if (!isShared || !hasWholeAddresses(model)) return server;
  return { template: server.url, variables: [], url: server.url, isWhole: true };
}

/** Returns the address of a request as a value that readers replace, if snippets have it in full. */
export function addressOf({ server }: HttpRequest): ReaderValue[] {
  return server.isWhole ? [{ name: BASE_URL, value: server.url }] : [];
}

/** Marks the address of the server in a snippet: its first occurrence, because examples may have it, too. */
export function markAddress(code: Code, { server }: HttpRequest): Code {
  if (!server.isWhole) return code;
  const { url } = server;
  const index = code.findIndex((part) => textOf(part).includes(url));
  const part = code[index];
  if (part === undefined) return code;
  const text = textOf(part);
  const start = text.indexOf(url);
  return [
    ...code.slice(0, index),
    text.slice(0, start),
    { text: url, mark: { kind: 'reader-value', name: BASE_URL } },
    text.slice(start + url.length),
    ...code.slice(index + 1),
  ];
}

/** Returns what can have the address: code without a mark, and lines that other snippets share as long as the address is in them. */
function textOf(part: Code[number]): string {
  if (typeof part === 'string') return part;
  return part.mark.kind === 'shared' ? part.text : '';
}
