import type { Json } from '#core/json/json';
import { textOf } from '#core/json/read';
import { resolve } from '#core/openapi/resolve';
import { compareLife } from '../names/compare-life';
import { compareBodies } from './bodies';
import { placesOf, report, useOf, type CallContext, type CallPair } from './call';
import { compareParameters } from './parameters';
import { compareResponses } from './responses';

/** Compares the requests and responses of the same operation. */
export function compareCall(context: CallContext, call: CallPair): void {
  if (isSame(context, call)) return;
  compareWords(context, call);
  compareParameters(context, call);
  compareBodies(context, call);
  compareResponses(context, call);
}

/** Whether a call is written alike on both sides, also what its path says for all its methods. */
function isSame({ schemas, base, head }: CallContext, { before, after, raw, isIncoming }: CallPair): boolean {
  if (isIncoming || !schemas.unchanged.isSame(raw.base, raw.head)) return false;
  const shared = ({ bundle }: CallContext['base'], path: string): Json =>
    resolve(bundle, bundle.paths?.[path]).parameters ?? null;
  return schemas.unchanged.isSame(shared(base, before.path), shared(head, after.path));
}

const WORDS = ['summary', 'description', 'externalDocs', 'tags'] as const;

function compareWords(context: CallContext, call: CallPair): void {
  const { before, after, raw } = call;
  const use = { ...useOf(call, 'request'), what: undefined };
  const { base, head } = raw;
  for (const member of WORDS) {
    const [one, other] = [base[member], head[member]].map((value) =>
      JSON.stringify(Array.isArray(value) ? value.toSorted() : (value ?? null)),
    );
    if (one !== other)
      report(context, use, { rule: 'operation-words', name: member, ...placesOf(call, member) });
  }
  const [one, other] = [
    { isDeprecated: before.deprecated, sunset: textOf(base['x-sunset']) },
    { isDeprecated: after.deprecated, sunset: textOf(head['x-sunset']) },
  ];
  for (const finding of compareLife(one, other))
    report(context, use, {
      ...finding,
      ...placesOf(call, finding.rule.startsWith('sunset') ? 'x-sunset' : 'deprecated'),
    });
}
