import type { OAuthFlow, SecurityScheme } from '../../../model/api/api-model';
import { objectOf } from '#core/json/read';
import type { Finding, Place, Use } from '../change';
import { compareLife } from '../names/compare-life';
import { at, type Side } from '../side';

/** The common name of each scheme: two with the same form on the wire are the same. */
export interface SchemeNames {
  base: ReadonlyMap<string, string>;
  head: ReadonlyMap<string, string>;
}

/**
 * Matches schemes by name, else by their form on the wire, which is all that calls show. A scheme on both sides never counts as the
 * earlier name of another: two kinds of tokens may be sent in the same header.
 */
export function nameSchemes(base: Side, head: Side): SchemeNames {
  const names = new Map(base.model.securitySchemes.map((scheme) => [scheme.id, scheme.id]));
  const kept = new Set(head.model.securitySchemes.map(({ id }) => id));
  const gone = base.model.securitySchemes.filter(({ id }) => !kept.has(id));
  const byForm = new Map(gone.map((scheme) => [formOf(scheme), scheme.id]));
  const named = head.model.securitySchemes.map((scheme): [string, string] => {
    if (names.has(scheme.id)) return [scheme.id, scheme.id];
    return [scheme.id, byForm.get(formOf(scheme)) ?? scheme.id];
  });
  return { base: names, head: new Map(named) };
}

/** How a scheme looks on the wire. */
export function formOf(scheme: SecurityScheme): string {
  switch (scheme.type) {
    case 'http':
      return `HTTP ${scheme.scheme.toLowerCase()}`;
    case 'apiKey':
      return `the ${scheme.in} \`${scheme.in === 'header' ? scheme.name.toLowerCase() : scheme.name}\``;
    case 'oauth2':
      return 'OAuth 2';
    case 'openIdConnect':
      return `OpenID Connect`;
    case 'mutualTLS':
      return 'mutual TLS';
  }
}

/** Compares the schemes that both sides have; `useOf` gives the calls that need one. */
export function compareSchemes(
  base: Side,
  head: Side,
  names: SchemeNames,
  put: (use: (id: string) => Use[], id: string, finding: Finding) => void,
  uses: (id: string) => Use[],
): void {
  for (const after of head.model.securitySchemes) {
    const id = names.head.get(after.id) ?? after.id;
    const before = base.model.securitySchemes.find((scheme) => scheme.id === id);
    if (!before) continue;
    const places = { base: placeOf(base, before.id), head: placeOf(head, after.id) };
    const findings = [...compareScheme(before, after), ...compareSchemeWords(before, after)];
    for (const finding of findings) put(uses, id, { ...finding, ...places });
  }
}

function placeOf({ bundle }: Side, id: string): Place {
  return at(objectOf(bundle.components?.securitySchemes?.[id]));
}

function compareScheme(before: SecurityScheme, after: SecurityScheme): Finding[] {
  const [one, other] = [formOf(before), formOf(after)];
  if (one !== other) return [{ rule: 'scheme-changed', name: before.id, before: one, after: other }];
  if (before.type === 'openIdConnect' && after.type === 'openIdConnect')
    return compareAddress('the discovery address', before.url, after.url);
  if (before.type !== 'oauth2' || after.type !== 'oauth2') return [];
  const added = after.flows.filter(({ kind }) => !before.flows.some((flow) => flow.kind === kind));
  return [
    ...added.map(({ kind }): Finding => ({ rule: 'flow-added', after: kind })),
    ...before.flows.flatMap((flow) => {
      const now = after.flows.find(({ kind }) => kind === flow.kind);
      const removed: Finding = { rule: 'flow-removed', before: flow.kind };
      return now ? compareFlow(flow, now) : [removed];
    }),
  ];
}

/** Compares what people read about a scheme, and whether it is to go. */
function compareSchemeWords(before: SecurityScheme, after: SecurityScheme): Finding[] {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  return [
    ...Object.keys(one)
      .filter((name) => one[name] !== other[name])
      .map((name): Finding => ({ rule: 'scheme-words', name })),
    ...compareLife({ isDeprecated: before.deprecated }, { isDeprecated: after.deprecated }),
  ];
}

function wordsOf(scheme: SecurityScheme): Record<string, string> {
  return {
    description: (scheme.description ?? '').trim(),
    'format of the token': (scheme.type === 'http' && scheme.bearerFormat) || '',
    'address of the metadata': scheme.metadataUrl ?? '',
  };
}

function compareFlow(before: OAuthFlow, after: OAuthFlow): Finding[] {
  const [old, now] = [before.scopes.map(({ name }) => name), after.scopes.map(({ name }) => name)];
  const { kind } = before;
  return [
    ...compareAddress(`the token address (${kind})`, before.tokenUrl, after.tokenUrl),
    ...compareAddress(`the authorization address (${kind})`, before.authorizationUrl, after.authorizationUrl),
    ...compareAddress(
      `the device address (${kind})`,
      before.deviceAuthorizationUrl,
      after.deviceAuthorizationUrl,
    ),
    ...compareAddress(`the refresh address (${kind})`, before.refreshUrl, after.refreshUrl),
    ...before.scopes
      .filter(({ name, description }) =>
        after.scopes.some((scope) => scope.name === name && scope.description !== description),
      )
      .map(({ name }): Finding => ({ rule: 'scheme-words', name: `text of the scope \`${name}\`` })),
    ...now
      .filter((name) => !old.includes(name))
      .map((name): Finding => ({ rule: 'scope-declared', name: kind, after: name })),
    ...old
      .filter((name) => !now.includes(name))
      .map((name): Finding => ({ rule: 'scope-withdrawn', name: kind, before: name })),
  ];
}

function compareAddress(name: string, before: string | undefined, after: string | undefined): Finding[] {
  if (before === after) return [];
  return [{ rule: 'flow-address-changed', name, before: before ?? 'none', after: after ?? 'none' }];
}
