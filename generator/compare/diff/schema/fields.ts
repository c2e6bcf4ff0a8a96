import type { Finding } from '../change';
import type { Part, Shape } from '../shape/shape';
import type { Shapes } from '../shape/shapes';
import { isSimilar } from '../names/similar-names';
import { successorOf } from '../names/successor-of';
import { findMoved } from './find-moved';
import { findRenamed } from './find-renamed';
import { compareOthers } from './others';
import { placeIn, placesIn, type Below, type Compared, type Pair, type SchemaContext } from './schema-diff';

/** Compares the fields of objects: which there are, which are required, and which can only be read or written. */
export function compareFields(context: SchemaContext, pair: Pair): Compared {
  const { one, other } = pair;
  const removed = namesOnlyIn(one, other, context.base, pair);
  const added = namesOnlyIn(other, one, context.head, pair);
  const renamed = findRenamed(context, pair, removed, added);
  const moved = findMoved(context, pair, removed, added);
  const lost = removed.filter((name) => name !== renamed?.before && !moved.has(name));
  const gained = added.filter((name) => name !== renamed?.after);
  const kept = [...one.fields.keys()].filter((name) => other.fields.has(name));
  const rest = compareOthers(context, pair);
  return {
    findings: [
      ...lost.map((name) => removedField(context, pair, name, lost, gained)),
      ...gained.map((name) => addedField(context, pair, name)),
      ...(renamed ? [renamedField(context, pair, renamed)] : []),
      ...[...moved].map(([name, after]) => movedField(context, pair, name, after)),
      ...kept.flatMap((name) => compareKept(context, pair, name)),
      ...compareUnknownRequired(context, pair),
      ...rest.findings,
    ],
    below: [
      ...kept.filter((name) => isCompared(context, pair, name)).map((name) => below(pair, name, name)),
      ...(renamed ? [below(pair, renamed.before, renamed.after)] : []),
      ...rest.below,
    ],
  };
}

function below({ one, other }: Pair, before: string, after: string): Below {
  return { step: `.${before}`, base: one.fields.get(before) ?? [], head: other.fields.get(after) ?? [] };
}

/** A field that never travels in this direction counts as absent. */
function isAbsent({ nodeOf, shapeOf }: Shapes, parts: readonly Part[] | undefined, pair: Pair): boolean {
  if (!parts) return true;
  const { isReadOnly, isWriteOnly } = shapeOf(nodeOf(parts));
  return pair.direction === 'sent' ? isReadOnly : isWriteOnly;
}

/** Fields of one side only. A field that became read-only or write-only is in both. */
function namesOnlyIn(one: Shape, other: Shape, shapes: Shapes, pair: Pair): string[] {
  return [...one.fields.keys()].filter(
    (name) => !other.fields.has(name) && !isAbsent(shapes, one.fields.get(name), pair),
  );
}

function isCompared({ base, head }: SchemaContext, pair: Pair, name: string): boolean {
  return (
    !isAbsent(base, pair.one.fields.get(name), pair) && !isAbsent(head, pair.other.fields.get(name), pair)
  );
}

function fieldPlace(shapes: Shapes, parts: readonly Part[] | undefined): Finding['base'] {
  return parts && placeIn(shapes, shapes.shapeOf(shapes.nodeOf(parts)));
}

/** Where a field is written, and not the component that it refers to. */
function ownPlace(shapes: Shapes, parts: readonly Part[] | undefined): Finding['base'] {
  const holder = parts?.map((part) => shapes.side.origins.get(part)).find((raw) => raw !== undefined);
  return holder ? { holder } : fieldPlace(shapes, parts);
}

function removedField(
  { base, head, baseDigest, headDigest }: SchemaContext,
  { one, other }: Pair,
  name: string,
  lost: readonly string[],
  gained: readonly string[],
): Finding {
  const parts = one.fields.get(name);
  const holder = ownPlace(base, parts)?.holder;
  const [only, ...others] = lost.length === 1 ? gained : [];
  const isAlike =
    only !== undefined &&
    (isSimilar(name, only) || baseDigest(parts ?? []) === headDigest(other.fields.get(only) ?? []));
  const perhaps = isAlike && others.length === 0 ? `Perhaps it was renamed to \`${only}\`.` : undefined;
  return {
    rule: 'field-removed',
    step: `.${name}`,
    before: baseDigest(parts ?? []),
    base: ownPlace(base, parts),
    head: placeIn(head, other, 'properties'),
    hint: successorOf(holder) ?? perhaps,
  };
}

function addedField({ base, head, headDigest }: SchemaContext, { one, other }: Pair, name: string): Finding {
  const parts = other.fields.get(name);
  const rule = other.required.has(name)
    ? 'field-required-added'
    : one.others === false
      ? 'field-added-to-closed'
      : 'field-added';
  return {
    rule,
    step: `.${name}`,
    after: headDigest(parts ?? []),
    base: placeIn(base, one, 'properties'),
    head: ownPlace(head, parts),
  };
}

function renamedField(
  { base, head }: SchemaContext,
  { one, other }: Pair,
  { before, after }: { before: string; after: string },
): Finding {
  return {
    rule: 'field-renamed',
    step: `.${before}`,
    before,
    after,
    base: ownPlace(base, one.fields.get(before)),
    head: ownPlace(head, other.fields.get(after)),
  };
}

function movedField(
  { base, head }: SchemaContext,
  { one, other }: Pair,
  name: string,
  after: string,
): Finding {
  return {
    rule: 'field-moved',
    step: `.${name}`,
    before: name,
    after,
    base: ownPlace(base, one.fields.get(name)),
    head: ownPlace(head, other.fields.get(after.split('.')[0]!)),
  };
}

function compareKept(context: SchemaContext, pair: Pair, name: string): Finding[] {
  const { base, head } = context;
  const { one, other, direction } = pair;
  const [before, after] = [one.fields.get(name), other.fields.get(name)];
  const places = { base: ownPlace(base, before), head: ownPlace(head, after), step: `.${name}` };
  const [wasAbsent, isNowAbsent] = [isAbsent(base, before, pair), isAbsent(head, after, pair)];
  const isSent = direction === 'sent';
  if (wasAbsent && isNowAbsent) return [];
  if (!wasAbsent && isNowAbsent) return [{ rule: isSent ? 'read-only-set' : 'write-only-set', ...places }];
  const isRequired = other.required.has(name);
  if (wasAbsent) {
    if (!isSent) return [{ rule: 'write-only-lifted', ...places }];
    return [{ rule: isRequired ? 'read-only-lifted-required' : 'read-only-lifted', ...places }];
  }
  if (one.required.has(name) === isRequired) return [];
  return [
    {
      rule: isRequired ? 'field-became-required' : 'field-became-optional',
      step: `.${name}`,
      ...placesIn(context, pair, 'required', 'properties'),
    },
  ];
}

function compareUnknownRequired(context: SchemaContext, pair: Pair): Finding[] {
  const { one, other } = pair;
  const unknown = ({ required, fields }: Shape): string[] =>
    [...required].filter((name) => !fields.has(name));
  const places = placesIn(context, pair, 'required');
  return [
    ...unknown(other)
      .filter((name) => !one.required.has(name) && !one.fields.has(name))
      .map((name): Finding => ({ rule: 'unknown-field-required', name: `\`${name}\``, ...places })),
    ...unknown(one)
      .filter((name) => !other.required.has(name) && !other.fields.has(name))
      .map((name): Finding => ({ rule: 'unknown-field-optional', name: `\`${name}\``, ...places })),
  ];
}
