import type { Parameter } from '../../../model/api/api-model';
import type { Finding, Use } from '../change';
import { compareLife } from '../names/compare-life';
import { isSimilar } from '../names/similar-names';
import { at, placeOf } from '../side';
import { report, useOf, type CallContext, type CallPair } from './call';
import { compareParameterForm, type ParameterPair } from './parameter-form';

/** Compares parameters: by place and name, and those of the path by their position in it. */
export function compareParameters(context: CallContext, call: CallPair): void {
  const { pairs, removed, added } = pairUp(context, call);
  for (const pair of pairs) compareParameter(context, call, pair);
  for (const parameter of removed)
    report(context, useFor(call, parameter), removedParameter(context, call, parameter));
  for (const parameter of added)
    report(context, useFor(call, parameter), addedParameter(context, call, parameter));
}

function pairUp(
  context: CallContext,
  call: CallPair,
): { pairs: ParameterPair[]; removed: Parameter[]; added: Parameter[] } {
  const rest = new Map(
    call.after.parameters.map((parameter) => [keyOf(parameter, call.after.path), parameter]),
  );
  const pairs: ParameterPair[] = [];
  let removed: Parameter[] = [];
  for (const before of call.before.parameters) {
    const key = keyOf(before, call.before.path);
    const after = rest.get(key);
    if (after) pairs.push({ before, after });
    else removed.push(before);
    rest.delete(key);
  }
  let added = [...rest.values()];
  for (const isSame of [isMoved, isRenamed]) {
    for (const before of removed) {
      const after = added.find((candidate) => isSame(context, before, candidate, removed, added));
      if (!after) continue;
      pairs.push({ before, after });
      removed = removed.filter((one) => one !== before);
      added = added.filter((one) => one !== after);
    }
  }
  return { pairs, removed, added };
}

/** Names of headers have no case; a path parameter is known by its position. */
function keyOf({ in: place, name }: Parameter, path: string): string {
  if (place === 'path') return `path ${path.split(/[{}]/).indexOf(name)}`;
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

function isMoved(_: CallContext, before: Parameter, after: Parameter): boolean {
  return before.name === after.name && before.in !== after.in;
}

function isRenamed(
  { schemas }: CallContext,
  before: Parameter,
  after: Parameter,
  removed: readonly Parameter[],
  added: readonly Parameter[],
): boolean {
  const isOnly = removed.length === 1 && added.length === 1;
  if (!isOnly || before.in !== after.in || before.required !== after.required) return false;
  if (schemas.baseDigest([before.schema]) !== schemas.headDigest([after.schema])) return false;
  const text = before.description?.trim() ?? '';
  const isSameText = text.length >= 20 && text === after.description?.trim();
  return isSimilar(before.name, after.name) || isSameText;
}

function useFor(call: CallPair, { in: place, name }: Parameter): Use {
  const shown = place === 'path' ? 'path parameter' : `${place} parameter \`${name}\``;
  const use = useOf(call, 'request', shown);
  return place === 'path' ? { ...use, what: `path parameter \`${name}\`` } : use;
}

function removedParameter({ base, head }: CallContext, call: CallPair, parameter: Parameter): Finding {
  const isQuiet = parameter.in === 'header' || parameter.in === 'cookie';
  return {
    rule: isQuiet ? 'header-parameter-removed' : 'query-parameter-removed',
    before: parameter.name,
    base: placeOf(base, parameter),
    head: at(call.raw.head, 'parameters') ?? placeOf(head, call.after),
  };
}

function addedParameter({ head }: CallContext, call: CallPair, parameter: Parameter): Finding {
  const { required, schema, name } = parameter;
  const places = { base: at(call.raw.base, 'parameters'), head: placeOf(head, parameter) };
  if (required) return { rule: 'parameter-required-added', after: name, ...places };
  if (schema.default === undefined) return { rule: 'parameter-added', after: name, ...places };
  return { rule: 'parameter-added-with-default', name, after: schema.default.value, ...places };
}

function compareParameter(context: CallContext, call: CallPair, pair: ParameterPair): void {
  const { base, head } = context;
  const { before, after } = pair;
  const use = useFor(call, before);
  const places = (member?: string): Pick<Finding, 'base' | 'head'> => ({
    base: placeOf(base, before, member),
    head: placeOf(head, after, member),
  });
  const put = (finding: Finding, member?: string): void =>
    report(context, use, { ...finding, ...places(member) });
  if (before.in !== after.in) put({ rule: 'parameter-moved', before: before.in, after: after.in }, 'in');
  else if (before.in === 'path' && before.name !== after.name)
    put({ rule: 'path-parameter-renamed', before: before.name, after: after.name }, 'name');
  else if (keyOf(before, '') !== keyOf(after, ''))
    put({ rule: 'parameter-renamed', before: before.name, after: after.name }, 'name');
  if (before.required !== after.required)
    put({ rule: after.required ? 'parameter-became-required' : 'parameter-became-optional' }, 'required');
  if ((before.description ?? '').trim() !== (after.description ?? '').trim())
    put({ rule: 'schema-words', name: 'description' }, 'description');
  for (const finding of compareLife({ isDeprecated: before.deprecated }, { isDeprecated: after.deprecated }))
    put(finding, 'deprecated');
  compareParameterForm(context, use, pair, put);
}
