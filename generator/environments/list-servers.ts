import type { HostRule, ServerChoice } from '#core/contracts/environments';
import type { ApiModel, Server } from '../model/api-model';
import { chooseServer, isSandbox } from '../snippets/snippet-server';

/** Longer descriptions are sentences, so the host is the label. */
const MAX_LABEL = 24;

/**
 * Lists the servers that snippets can call, first the one in the pages. The others are those that differ from it only in part of
 * their host: the same variables in the same positions.
 */
export function listServers({ servers }: ApiModel): ServerChoice[] {
  const { template } = chooseServer(servers);
  const first = servers.find((server) => chooseServer([server]).template === template);
  if (!first) return [];
  const others = servers.flatMap((server) => {
    const host = server.description ? compareHosts(template, chooseServer([server]).template) : undefined;
    return host ? [{ ...choiceOf(server, isSandbox(first) && !isSandbox(server)), host }] : [];
  });
  return [choiceOf(first, false), ...others];
}

function choiceOf(server: Server, readsKeys: boolean): ServerChoice {
  const { template } = chooseServer([server]);
  const { description } = server;
  const isShort = description !== undefined && description.length <= MAX_LABEL;
  const label = isShort ? description : (/^[a-z]+:\/\/([^/]*)/.exec(template)?.[1] ?? template);
  return { label, template, keyPrefixes: server.keyPrefixes ?? [], readsKeys };
}

/** Returns the only part of the host that differs between two URL templates; undefined if anything else differs too. */
function compareHosts(first: string, other: string): HostRule | undefined {
  const [ones, others] = [splitUrl(first), splitUrl(other)];
  const pairs = ones.map((from, index) => ({ from, to: others[index] ?? '' }));
  const [changed, ...more] = pairs.filter(({ from, to }) => from !== to);
  if (!changed || more.length > 0 || ones.length !== others.length) return undefined;
  const rule = { from: changed.from.replace(/^\./, ''), to: changed.to.replace(/^\./, '') };
  const isHost = changed !== pairs[0] && changed !== pairs.at(-1);
  return isHost && isName(rule.from) && isName(rule.to) ? rule : undefined;
}

/** Splits a URL template into its scheme, the variables of its host and what is around them, and its path. */
function splitUrl(template: string): string[] {
  const [, scheme = '', host = '', path = ''] = /^([a-z]+:\/\/)([^/]*)(.*)$/is.exec(template) ?? [];
  return [scheme, ...host.split(/(\{[^{}]*\})/), path];
}

function isName(text: string): boolean {
  return /^[\w.:-]+$/.test(text);
}
