import type { Json, JsonObject } from '../../json/json';
import { type Decode, decodeForm } from './percent-decoding';
import { readContent } from './read-content';
import { readPairs, type SentPair, splitPairs } from './read-style';
import type { FieldForm } from './serialization';
import { readText, shapeOfItem, shapeOfMember, takes, type ValueShape } from './value-shape';

/** A field as it was sent, decoded, with the type that its part of a multipart body names. */
export interface SentField {
  name: string;
  text: string;
  mediaType?: string;
  /** Its own parts. */
  parts?: readonly SentField[];
}

/** Reads a URL-encoded form, the reverse of `writeForm`. */
export function readForm(text: string, fields: readonly FieldForm[] = [], shape: ValueShape): JsonObject {
  const { values, rest } = readStyledFields(splitPairs(text, '&'), fields, shape, decodeForm);
  const sent = rest.map((pair): SentField => ({ name: decodeForm(pair.name), text: decodeForm(pair.text) }));
  return { ...values, ...readFields(sent, fields, shape) };
}

/** Reads the fields that a style wrote as in a query, and returns all others. */
export function readStyledFields<Pair extends SentPair>(
  pairs: readonly Pair[],
  fields: readonly FieldForm[],
  shape: ValueShape,
  decode: Decode,
): { values: JsonObject; rest: Pair[] } {
  const styled = fields.flatMap(({ property, style }) => {
    if (!style) return [];
    const { value, used } = readPairs(property, style, shapeOfMember(shape, property), pairs, decode);
    return value === undefined ? [] : [{ property, value, used }];
  });
  const taken = new Set(styled.flatMap(({ used }) => used));
  return {
    values: Object.fromEntries(styled.map(({ property, value }) => [property, value])),
    rest: pairs.filter((pair) => !taken.has(pair)),
  };
}

/** Reads fields by their names: those with one name are the items of an array. */
export function readFields(
  sent: readonly SentField[],
  fields: readonly FieldForm[],
  shape: ValueShape,
): JsonObject {
  const names = [...new Set(sent.map(({ name }) => name))];
  return Object.fromEntries(
    names.map((name) => {
      const own = sent.filter((field) => field.name === name);
      const { mediaType } = fields.find(({ property }) => property === name) ?? {};
      const member = shapeOfMember(shape, name);
      const isList = takes(member, 'array') || own.length > 1;
      const read = (field: SentField, one: ValueShape) => readField(field, mediaType, one);
      return [
        name,
        isList ? own.map((field, index) => read(field, shapeOfItem(member, index))) : read(own[0]!, member),
      ];
    }),
  );
}

/** The type that a part names counts before the documented one. */
function readField({ text, mediaType }: SentField, documented: string | undefined, shape: ValueShape): Json {
  const type = mediaType ?? documented;
  return type === undefined ? readText(text, shape) : readContent(text, type, shape);
}
