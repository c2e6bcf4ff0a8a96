import type { Server } from '../../../model/api/api-model';
import type { Finding } from '../change';

/** Compares lists of servers by their addresses. */
export function compareServers(before: readonly Server[], after: readonly Server[]): Finding[] {
  const findings: Finding[] = [];
  const now = new Map(after.map((server) => [server.url, server]));
  for (const server of before) {
    const kept = now.get(server.url);
    if (kept) findings.push(...compareVariables(server, kept));
    else findings.push({ rule: 'server-removed', before: server.url });
  }
  const added = after.filter(({ url }) => !before.some((server) => server.url === url));
  findings.push(...added.map(({ url }): Finding => ({ rule: 'server-added', after: url })));
  const [first, nowFirst] = [before[0]?.url, after[0]?.url];
  const isKept = first !== undefined && now.has(first);
  if (first !== nowFirst && isKept && nowFirst !== undefined)
    findings.push({ rule: 'server-default-changed', before: first, after: nowFirst });
  return findings;
}

/** Whether two lists have the same addresses in the same order. */
export function areSameServers(one: readonly Server[], other: readonly Server[]): boolean {
  return one.map(({ url }) => url).join('\n') === other.map(({ url }) => url).join('\n');
}

function compareVariables(one: Server, other: Server): Finding[] {
  return one.variables.flatMap((variable) => {
    const now = other.variables.find(({ name }) => name === variable.name);
    if (!now) return [];
    const { name } = variable;
    const [old, values] = [variable.enum ?? [], now.enum ?? []];
    const findings: Finding[] = [];
    if (variable.default !== now.default)
      findings.push({ rule: 'server-variable-default', name, before: variable.default, after: now.default });
    if (variable.enum && now.enum) {
      for (const before of old.filter((value) => !values.includes(value)))
        findings.push({ rule: 'server-variable-removed', name, before });
      for (const after of values.filter((value) => !old.includes(value)))
        findings.push({ rule: 'server-variable-added', name, after });
    }
    return findings;
  });
}
