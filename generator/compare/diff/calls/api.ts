import { isObject, type Json, type JsonObject } from '#core/json/json';
import { listOf, objectOf, textOf } from '#core/json/read';
import type { Server } from '../../../model/api/api-model';
import type { Finding, Use } from '../change';
import { canonicalText } from '../shape/canonical-text';
import { at } from '../side';
import { hasMoved, movedPart, report, type CallContext, type CallPair } from './call';
import { compareServers } from './servers';

/** Compares what holds for the whole API: each change reaches all its operations. */
export function compareApi(context: CallContext, calls: readonly CallPair[]): void {
  const { base, head } = context;
  const [one, other] = [base.bundle as JsonObject, head.bundle as JsonObject];
  const put = (finding: Finding, member: string): void => {
    const places = { base: at(one, member), head: at(other, member) };
    for (const { affected } of calls) report(context, useOfApi(affected), { ...finding, ...places });
    if (calls.length === 0) report(context, useOfApi(base.model.info.title), { ...finding, ...places });
  };
  for (const call of calls.filter(hasMoved))
    report(context, useOfApi(call.affected), {
      ...movedFinding(call),
      base: at(one, 'servers'),
      head: at(other, 'servers'),
    });
  const [before, after] = comparedServers(context, calls);
  for (const finding of compareServers(before, after)) put(finding, 'servers');
  for (const finding of compareLimits(one['x-limits'], other['x-limits'])) put(finding, 'x-limits');
  for (const finding of compareVersions(one, other))
    put(finding, finding.rule.startsWith('version-header') ? 'x-accept' : 'x-api-versions');
  const [old, now] = [base.model.info.version, head.model.info.version];
  if (old !== now) put({ rule: 'version-changed', before: old, after: now }, 'info');
  for (const member of ['title', 'description', 'summary', 'contact', 'license', 'termsOfService'])
    if (canonicalText(objectOf(one.info)[member]) !== canonicalText(objectOf(other.info)[member]))
      put({ rule: 'api-words', name: member }, 'info');
  for (const member of ['tags', 'externalDocs'])
    if (canonicalText(one[member]) !== canonicalText(other[member]))
      put({ rule: 'api-words', name: member }, member);
  for (const member of otherExtensions(one, other))
    if (canonicalText(one[member]) !== canonicalText(other[member]))
      put({ rule: 'extension-changed', name: member }, member);
}

function movedFinding(call: CallPair): Finding {
  const { ofPath, ofServer = '' } = movedPart(call);
  return ofPath === undefined
    ? { rule: 'base-path-joined-server', before: ofServer }
    : { rule: 'base-path-joined-paths', after: ofPath };
}

/** The servers of both sides, with what moved to all paths or left them: then an address that stays is the same server. */
function comparedServers({ base, head }: CallContext, calls: readonly CallPair[]): [Server[], Server[]] {
  const [before, after] = [base.model.servers, head.model.servers];
  const [first] = calls;
  if (!first || !calls.every(hasMoved)) return [before, after];
  const { ofPath = '', ofServer = '' } = movedPart(first);
  return [extended(before, ofServer), extended(after, ofPath)];
}

function extended(servers: readonly Server[], path: string): Server[] {
  return servers.map((server) => ({ ...server, url: server.url.replace(/\/+$/, '') + path }));
}

function useOfApi(affected: string): Use {
  return { direction: 'sent', affected, anchor: 'API', title: 'API' };
}

/** Extensions that no rule compares. */
function otherExtensions(one: JsonObject, other: JsonObject): string[] {
  const own = ['x-limits', 'x-accept', 'x-api-versions', 'x-webhooks'];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => name.startsWith('x-') && !own.includes(name)).toSorted();
}

/** Compares the numbers of `x-limits`. The basis of a limit is not a limit. */
function compareLimits(one: Json | undefined, other: Json | undefined): Finding[] {
  const [before, after] = [numbersOf(one), numbersOf(other)];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name): Finding[] => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old === now) return [];
    if (old === undefined) return [{ rule: 'limit-stated', name, after: now }];
    if (now === undefined) return [{ rule: 'limit-dropped', name, before: old }];
    // More seconds for the same calls is less of a rhythm.
    const isLower = /seconds/i.test(name) ? now > old : now < old;
    const isPageSize = /paging/i.test(name) && isLower;
    const rule = isPageSize ? 'default-size-lowered' : isLower ? 'limit-lowered' : 'limit-raised';
    return [{ rule, name, before: old, after: now }];
  });
}

function numbersOf(value: Json | undefined, path: readonly string[] = []): Map<string, number> {
  return new Map(
    Object.entries(objectOf(value)).flatMap(([name, member]): [string, number][] => {
      if (name.startsWith('x-')) return [];
      if (typeof member === 'number') return [[[...path, name].join('.'), member]];
      return isObject(member) ? [...numbersOf(member, [...path, name])] : [];
    }),
  );
}

/** Compares the versions of the API, and the header that selects one. */
function compareVersions(one: JsonObject, other: JsonObject): Finding[] {
  const dates = (root: JsonObject): string[] =>
    listOf(root['x-api-versions']).flatMap((entry) => textOf(objectOf(entry).version) ?? textOf(entry) ?? []);
  const [before, after] = [dates(one), dates(other)];
  const selector = (root: JsonObject): string => {
    const { header, mediaType, parameter } = objectOf(root['x-accept']);
    return [header, mediaType, parameter]
      .map((text) => textOf(text) ?? '')
      .join(' ')
      .trim();
  };
  const [old, now] = [selector(one), selector(other)];
  return [
    ...before
      .filter((version) => !after.includes(version))
      .map((version): Finding => ({ rule: 'version-removed', before: version })),
    ...after
      .filter((version) => !before.includes(version))
      .map((version): Finding => ({ rule: 'version-added', after: version })),
    ...(old !== now && old !== ''
      ? [{ rule: 'version-header-changed', before: old, after: now || 'nothing' } as const]
      : []),
  ];
}
