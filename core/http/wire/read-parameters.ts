import type { Json } from '../../json/json';
import { isForm } from './body-format';
import { type Decode, decodeData, decodeForm } from './percent-decoding';
import { readContent } from './read-content';
import { readForm } from './read-form';
import { readPairs, readSimple, type Reading, type SentPair, splitPairs } from './read-style';
import type { Serialization } from './serialization';
import { takes, type ValueShape } from './value-shape';

/** A parameter of an operation, as far as its value is read by it. */
export interface ReadableParameter {
  name: string;
  serialization: Serialization;
  shape: ValueShape;
}

/** The values of a location by name; parameters that were left out are absent. */
export type Values = Record<string, Json>;

/**
 * Reads the parameters of a path, the reverse of `writePath`. Undefined if the path does not have the form of the template.
 * @param path percent-encoded, below the server.
 */
export function readPath(
  template: string,
  path: string,
  parameters: readonly ReadableParameter[],
): Values | undefined {
  const pieces = template.split(/\{([^{}]+)\}/);
  const pattern = pieces.map((piece, index) => (index % 2 === 1 ? '([^/]*?)' : escapeForPattern(piece)));
  const texts = new RegExp(`^${pattern.join('')}$`).exec(path)?.slice(1);
  const names = pieces.filter((_, index) => index % 2 === 1);
  return texts && readEach(names, texts, parameters);
}

function readEach(
  names: readonly string[],
  texts: readonly string[],
  parameters: readonly ReadableParameter[],
): Values {
  const values = names.flatMap((name, index): [string, Json][] => {
    const parameter = parameters.find((one) => one.name === name);
    return parameter ? [[name, readPathText(parameter, texts[index]!)]] : [];
  });
  return Object.fromEntries(values);
}

/** Reads the text of one parameter of a path. @param text percent-encoded, as it was sent. */
export function readPathText(parameter: ReadableParameter, text: string): Json {
  return readOne(parameter, text, decodeData);
}

/** Reads the text of a header. Nothing in it is encoded. */
export function readHeader(parameter: ReadableParameter, text: string): Json {
  return readOne(parameter, text, (part) => part.trim());
}

function readOne({ name, serialization, shape }: ReadableParameter, text: string, decode: Decode): Json {
  return serialization.kind === 'style'
    ? readSimple(name, text, serialization, shape, decode)
    : readContent(decode(text), serialization.mediaType, shape);
}

/** The parameters of a query or of cookies, and what else was sent. */
export interface ReadPairs {
  values: Values;
  /** Names that no parameter has, decoded. */
  unknown: string[];
  /** Names of parameters that were sent more than once, though they have one value. */
  repeated: string[];
}

/** Reads the parameters of a query, the reverse of `writeQuery`. @param query without its question mark. */
export function readQuery(query: string, parameters: readonly ReadableParameter[]): ReadPairs {
  const whole = parameters.find(
    ({ serialization }) => serialization.kind === 'content' && serialization.isWhole,
  );
  if (whole) return { values: { [whole.name]: readWhole(whole, query) }, unknown: [], repeated: [] };
  return readAll(splitPairs(query, '&'), parameters, () => decodeForm);
}

function readWhole({ serialization, shape }: ReadableParameter, query: string): Json {
  if (serialization.kind === 'style') return readContent(decodeData(query), 'text/plain', shape);
  const { mediaType, fields } = serialization;
  return takes(shape, 'object') && isForm(mediaType)
    ? readForm(query, fields, shape)
    : readContent(decodeData(query), mediaType, shape);
}

/** Reads the parameters of a `Cookie` header, the reverse of `writeCookies`. */
export function readCookies(header: string, parameters: readonly ReadableParameter[]): ReadPairs {
  return readAll(splitPairs(header, ';'), parameters, ({ serialization }) =>
    serialization.kind === 'style' && serialization.style === 'cookie' ? (text) => text : decodeData,
  );
}

/** Objects that take names without a property come last: theirs are those that nothing else has. */
function readAll(
  pairs: readonly SentPair[],
  parameters: readonly ReadableParameter[],
  decodeOf: (parameter: ReadableParameter) => Decode,
): ReadPairs {
  const values: [string, Json][] = [];
  const repeated: string[] = [];
  let rest = pairs;
  for (const parameter of parameters.toSorted((one, other) => Number(isOpen(one)) - Number(isOpen(other)))) {
    const { name } = parameter;
    const { value, used } = readParameter(parameter, rest, decodeOf(parameter));
    if (value !== undefined) values.push([name, value]);
    if (used.length > 1 && !isRepeatable(parameter)) repeated.push(name);
    rest = rest.filter((pair) => !used.includes(pair));
  }
  return { values: Object.fromEntries(values), unknown: rest.map(({ name }) => decodeForm(name)), repeated };
}

function readParameter(
  { name, serialization, shape }: ReadableParameter,
  pairs: readonly SentPair[],
  decode: Decode,
): Reading {
  if (serialization.kind === 'style') return readPairs(name, serialization, shape, pairs, decode);
  const used = pairs.filter((pair) => decode(pair.name) === name);
  const [first] = used;
  return { value: first && readContent(decode(first.text), serialization.mediaType, shape), used };
}

function isOpen({ serialization, shape }: ReadableParameter): boolean {
  return isRepeatable({ serialization, shape }) && shape.others !== undefined;
}

/** Whether a value can be more than one pair. */
function isRepeatable({ serialization, shape }: Pick<ReadableParameter, 'serialization' | 'shape'>): boolean {
  if (serialization.kind === 'content') return false;
  const { style, explode } = serialization;
  return style === 'deepObject' || (explode && (takes(shape, 'array') || takes(shape, 'object')));
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
