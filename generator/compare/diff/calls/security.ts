import type { SecurityRequirement } from '../../../model/api/api-model';
import type { Finding } from '../change';
import { at, type Side } from '../side';
import { report, useOf, type CallContext, type CallPair } from './call';
import type { SchemeNames } from './security-schemes';

/** One way to authenticate: all schemes together, each with its scopes. */
type Alternative = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Compares the credentials of a call. The alternatives form a disjunction: each old one must still open the call, whatever its
 * schemes are called.
 */
export function compareSecurity(context: CallContext, call: CallPair, names: SchemeNames): void {
  const before = alternativesOf(call.before.security, names.base);
  const after = alternativesOf(call.after.security, names.head);
  const [lost, gained] = [
    before.filter((old) => !after.some((now) => implies(old, now))),
    after.filter((now) => !before.some((old) => implies(now, old))),
  ];
  const places = { base: placeOf(context.base, call.raw.base), head: placeOf(context.head, call.raw.head) };
  const use = { ...useOf(call, 'request', 'credentials'), what: undefined };
  for (const finding of findingsOf(lost, gained, before, after))
    report(context, use, { ...finding, ...places });
}

function placeOf({ bundle }: Side, operation: CallPair['raw']['base']): Finding['base'] {
  return at(operation.security === undefined ? (bundle as CallPair['raw']['base']) : operation, 'security');
}

function findingsOf(
  lost: readonly Alternative[],
  gained: readonly Alternative[],
  before: readonly Alternative[],
  after: readonly Alternative[],
): Finding[] {
  const findings: Finding[] = [];
  const left = new Set(gained);
  for (const old of lost) {
    // An alternative that grew is one change, not a withdrawn and an added one.
    const grown = old.size === 0 ? undefined : after.find((now) => implies(now, old));
    if (old.size === 0)
      findings.push({ rule: 'credentials-required', after: after.map(textOf).join(', or ') });
    else if (grown) findings.push(grownFinding(old, grown));
    else
      findings.push({
        rule: 'credentials-withdrawn',
        before: textOf(old),
        after: after.map(textOf).join(', or '),
      });
  }
  for (const now of left) {
    const shrunk = before.find((old) => implies(old, now));
    if (now.size === 0) findings.push({ rule: 'credentials-lifted' });
    else if (shrunk && shrunk.size > 0) findings.push(shrunkFinding(shrunk, now));
    else findings.push({ rule: 'credentials-added', after: textOf(now) });
  }
  return findings;
}

function grownFinding(old: Alternative, now: Alternative): Finding {
  if (now.size > old.size) return { rule: 'scheme-joined', before: textOf(old), after: textOf(now) };
  const scopes = [...now].flatMap(([scheme, wanted]) =>
    [...wanted].filter((scope) => !old.get(scheme)?.has(scope)),
  );
  return { rule: 'scope-joined', after: scopes.toSorted().join(', ') };
}

function shrunkFinding(old: Alternative, now: Alternative): Finding {
  if (now.size < old.size) return { rule: 'scheme-dropped', before: textOf(old), after: textOf(now) };
  const scopes = [...old].flatMap(([scheme, wanted]) =>
    [...wanted].filter((scope) => !now.get(scheme)?.has(scope)),
  );
  return { rule: 'scope-dropped', before: scopes.toSorted().join(', ') };
}

/** Whether credentials for `have` open what demands `want`. */
function implies(have: Alternative, want: Alternative): boolean {
  return [...want].every(([scheme, scopes]) => {
    const given = have.get(scheme);
    return given !== undefined && [...scopes].every((scope) => given.has(scope));
  });
}

function alternativesOf(
  security: readonly SecurityRequirement[],
  names: ReadonlyMap<string, string>,
): Alternative[] {
  if (security.length === 0) return [new Map()];
  return security.map(
    ({ schemes }) => new Map(schemes.map(({ id, scopes }) => [names.get(id) ?? id, new Set(scopes)])),
  );
}

function textOf(alternative: Alternative): string {
  return [...alternative]
    .map(([scheme, scopes]) =>
      scopes.size > 0 ? `${scheme} (${[...scopes].toSorted().join(', ')})` : scheme,
    )
    .toSorted()
    .join(' and ');
}
