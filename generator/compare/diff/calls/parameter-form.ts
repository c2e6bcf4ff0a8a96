import type { Parameter } from '../../../model/api/api-model';
import type { Finding, Use } from '../change';
import { ANY, type Shape } from '../shape/shape';
import { canonicalText } from '../shape/canonical-text';
import type { CallContext } from './call';

/** The same parameter in both sides. */
export interface ParameterPair {
  before: Parameter;
  after: Parameter;
}

/** Compares how the value of a parameter is written, and which values it takes. */
export function compareParameterForm(
  context: CallContext,
  use: Use,
  { before, after }: ParameterPair,
  put: (finding: Finding, member?: string) => void,
): void {
  const { schemas, roots } = context;
  const [one, other] = [contentOf(before), contentOf(after)];
  const [oldShape, newShape] = [
    schemas.base.shapeOf(schemas.base.nodeOf([before.schema])),
    schemas.head.shapeOf(schemas.head.nodeOf([after.schema])),
  ];
  if (one !== other)
    put({ rule: 'parameter-encoding-changed', before: one ?? 'text', after: other ?? 'text' }, 'content');
  else if (one === undefined && before.in === after.in)
    compareStyle(before, after, isScalar(oldShape) || isScalar(newShape), put);
  if (keepsReserved(before) !== keepsReserved(after))
    put(
      { rule: 'reserved-changed', after: keepsReserved(after) ? 'sent as they are' : 'escaped' },
      'allowReserved',
    );
  if ((before.allowEmptyValue ?? false) !== (after.allowEmptyValue ?? false))
    put({ rule: after.allowEmptyValue ? 'empty-granted' : 'empty-withdrawn' }, 'allowEmptyValue');
  const { items } = newShape;
  if (one === undefined && isWord(oldShape) && isFreeText(newShape))
    put({ rule: 'parameter-type-widened', before: oldShape.types?.join(' or '), after: 'string' }, 'schema');
  else if (one === undefined && isScalar(oldShape) && items && isExplodedForm(after)) {
    put({ rule: 'parameter-type-widened', before: 'one value', after: 'a list' }, 'schema');
    roots.push({ ...use, base: [before.schema], head: items });
  } else roots.push({ ...use, base: [before.schema], head: [after.schema] });
}

/** The media type of a parameter that is written as content. */
function contentOf({ serialization }: Parameter): string | undefined {
  return serialization.kind === 'content' ? serialization.mediaType : undefined;
}

function keepsReserved({ serialization }: Parameter): boolean {
  return serialization.kind === 'style' && serialization.allowReserved;
}

/** Compares the styles that apply. `explode` does not change how a single value is written in the usual styles. */
function compareStyle(
  before: Parameter,
  after: Parameter,
  areSingle: boolean,
  put: (finding: Finding, member?: string) => void,
): void {
  const formOf = ({ serialization }: Parameter): string => {
    if (serialization.kind === 'content') return serialization.mediaType;
    const { style, explode } = serialization;
    const isPlain = areSingle && ['form', 'simple'].includes(style);
    return isPlain || !explode ? style : `${style}, exploded`;
  };
  const [one, other] = [formOf(before), formOf(after)];
  if (one !== other) put({ rule: 'serialization-changed', before: one, after: other }, 'style');
}

function isExplodedForm({ serialization }: Parameter): boolean {
  return serialization.kind === 'style' && serialization.style === 'form' && serialization.explode;
}

function isScalar({ types }: Shape): boolean {
  return types !== undefined && types.every((type) => type !== 'array' && type !== 'object');
}

/** Numbers and truth values, whose text is a string as well. */
function isWord({ types }: Shape): boolean {
  return (
    types !== undefined &&
    types.length > 0 &&
    types.every((type) => ['integer', 'number', 'boolean'].includes(type))
  );
}

function isFreeText({ types, values, limits, formats }: Shape): boolean {
  const isPlain = canonicalText(limits as never) === canonicalText(ANY.limits as never);
  return types?.join() === 'string' && values === undefined && formats.length === 0 && isPlain;
}
