import type { ServerData } from '../contracts/page-data';

/** Lists the variables of servers, each once; those of one name that differ in anything else are several. */
export function listVariables(servers: readonly Pick<ServerData, 'variables'>[]): ServerData['variables'] {
  const all = servers.flatMap(({ variables }) => variables);
  const distinct = new Map(all.map((one) => [`${one.name} ${one.default} ${one.html}`, one]));
  return [...distinct.values()];
}
