import { canonicalText } from '../shape/canonical-text';
import type { Shape } from '../shape/shape';
import type { Shapes } from '../shape/shapes';

/** Whether no value can fit both shapes, as far as their types, the values of a field or a closed object say so. */
export function areApart(shapes: Shapes, one: Shape, other: Shape): boolean {
  if (one.isNever || other.isNever || haveOtherTypes(one, other)) return true;
  if (haveOtherValues(one, other)) return true;
  return isRefused(one, other) || isRefused(other, one) || haveOtherFields(shapes, one, other);
}

function haveOtherTypes({ types: one }: Shape, { types: other }: Shape): boolean {
  if (!one || !other) return false;
  const numeric = (types: readonly string[]) => types.map((type) => (type === 'integer' ? 'number' : type));
  return !numeric(one).some((type) => numeric(other).includes(type));
}

function haveOtherValues(
  { values: one, isOpen }: Shape,
  { values: other, isOpen: isOtherOpen }: Shape,
): boolean {
  if (!one || !other || isOpen || isOtherOpen) return false;
  const texts = new Set(one.map(canonicalText));
  return !other.some((value) => texts.has(canonicalText(value)));
}

/** Whether one demands a field that the other refuses. */
function isRefused({ required }: Shape, { others, fields, patternFields }: Shape): boolean {
  return others === false && patternFields.size === 0 && [...required].some((name) => !fields.has(name));
}

/** Whether a field that one of them demands cannot have a value that fits both. */
function haveOtherFields({ nodeOf, shapeOf }: Shapes, one: Shape, other: Shape): boolean {
  return [...new Set([...one.required, ...other.required])].some((name) => {
    const [mine, theirs] = [one.fields.get(name), other.fields.get(name)];
    if (!mine || !theirs) return false;
    const [first, second] = [shapeOf(nodeOf(mine)), shapeOf(nodeOf(theirs))];
    const areNullable = first.isNullable && second.isNullable;
    return !areNullable && (haveOtherTypes(first, second) || haveOtherValues(first, second));
  });
}
