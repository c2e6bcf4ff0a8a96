import type { HostRule } from '#core/contracts/environments';

/**
 * Returns the only part of the host that differs between two URL templates with the same variables; undefined if they are equal, or
 * if anything else differs too.
 */
export function compareHosts(first: string, other: string): HostRule | undefined {
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
