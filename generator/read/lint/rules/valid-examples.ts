import type { Validator } from '#core/contracts/validators';
import { isObject, type Json } from '#core/json/json';
import { parsePointer, valueAt } from '#core/json/pointer';
import { entriesOf } from '#core/json/read';
import type { Direction } from '#core/schema/direction';
import type { ExplainedError } from '#core/schema/explain-error';
import { judge } from '#core/schema/judge';
import { isUnknownMember, pointerOf } from '#core/schema/error-kinds';
import { findNearest } from '#core/text/nearest';
import { capitalize } from '#core/text/capitalize';
import type { Rule, RuleContext, RuleLocation } from '../redocly';
import { isReference } from '#core/openapi/is-reference';
import { keyOf } from '../key-of';
import { rememberCompiler } from '../remember-compiler';
import { membersOf } from '../../source/members-of';
import { type Caused, findCause } from './find-causes';
import { Properties, type RenamedProperty, type UnknownMember } from './find-renamed';
import { SchemaCollection } from './schema-collection';
import { splitShared, tellShared } from './split-shared';

/** An example and the schema that it must match. */
interface Example {
  value: Json;
  location: RuleLocation;
  schema: Json;
  direction: Direction;
}

// Each validator checks only a few examples, and validating and optimizing it takes longer than running it. `verbose` adds the
// schema to each error.
const OPTIONS = { validateSchema: false, code: { optimize: false }, verbose: true };

/**
 * Reports examples that do not match the schema of their body, parameter, or header, or that have a member that the schema does not
 * define. Requests must not contain read-only members, and data that we send (a response or an event) must not contain write-only
 * ones. Redocly's own rule treats an event as data that the reader sends.
 */
export const ValidExamples: Rule = () => {
  const collection = new SchemaCollection();
  const examples: Example[] = [];
  const properties = new Properties();
  let isEvent = false;
  const collect = (mediaType: unknown, context: RuleContext, direction: Direction): void => {
    const schema = membersOf(mediaType).schema ?? true;
    const collected = collection.add(schema, context.location.child(['schema']), context.resolve);
    examples.push(...examplesOf(mediaType, context).map((one) => ({ ...one, schema: collected, direction })));
  };
  return {
    Schema: (schema, { location }) => properties.add(schema, location),
    Paths: { enter: () => void (isEvent = false) },
    WebhooksMap: { enter: () => void (isEvent = true) },
    RequestBody: {
      MediaType: (mediaType, context) => collect(mediaType, context, isEvent ? 'response' : 'request'),
    },
    Response: { MediaType: (mediaType, context) => collect(mediaType, context, 'response') },
    Parameter: (parameter, context) => collect(parameter, context, 'request'),
    Header: (header, context) => collect(header, context, 'response'),
    Root: {
      leave(_, context) {
        const compile = {
          request: rememberCompiler(collection.schemas, 'request', OPTIONS),
          response: rememberCompiler(collection.schemas, 'response', OPTIONS),
        };
        const complaints = examples.flatMap((example) => complaintsOf(example, { compile, collection }));
        const { shared, others } = splitShared(complaints);
        const renamed = properties.findRenamed(
          others.flatMap(({ unknown }) => unknown ?? []),
          examples.map(({ value }) => value),
        );
        shared.forEach((one) => context.report({ ...tellShared(one), from: one.cause.schema }));
        renamed.forEach((one) => context.report(tellRenamed(one, others)));
        others
          .filter((complaint) => !renamed.some((one) => followsFrom(one, complaint)))
          .forEach(({ message, location, cause }) =>
            context.report({ message, location, from: cause?.schema }),
          );
      },
    },
  };
};

/** Other members that contain the value of an example. */
const VALUES = ['externalValue', 'dataValue', 'serializedValue'];

function examplesOf(holder: unknown, context: RuleContext): Pick<Example, 'value' | 'location'>[] {
  const { location, resolve } = context;
  const { example: own, examples } = membersOf(holder);
  const named = entriesOf(examples).flatMap(([key, example]) => {
    const { node, location: target } = resolve<object>(membersOf(example));
    const { value } = membersOf(node);
    const place = isReference(example) && target ? target : location.child(['examples', key]);
    if (value !== undefined) return [{ value, location: place.child('value') }];
    if (isObject(node as Json) && !VALUES.some((keyword) => membersOf(node)[keyword] !== undefined))
      context.report({
        message: 'The example has no value.\nAdd `value`, with what it shows below.',
        location: place,
      });
    return [];
  });
  return own === undefined ? named : [...named, { value: own, location: location.child(['example']) }];
}

type Compile = Record<Direction, (schema: Json) => Validator>;

interface Judges {
  compile: Compile;
  collection: SchemaCollection;
}

/** A problem of an example; for an unknown member, also its name and those of its siblings. */
interface Complaint extends Caused {
  message: string;
  unknown?: UnknownMember;
}

function complaintsOf(
  { value, location, schema, direction }: Example,
  { compile, collection }: Judges,
): Complaint[] {
  const validate = compile[direction](schema);
  const errors = judge(validate, value);
  const all = validate.errors ?? [];
  const meant = findMisspelt(errors);
  const told = new Set(meant.values());
  const mistakes = errors.filter((error) => !told.has(error));
  return mistakes.map((error) => {
    const { pointer, instancePath, value: found } = error;
    const tokens = parsePointer(pointer);
    const known = otherWay(error, { value, schema, direction }, compile);
    const { rule, remedy } = known ?? error;
    const missing = meant.get(error);
    const own = `${capitalize(remedy)}, or change the schema.`;
    const isThere = valueAt(value, tokens) !== undefined;
    const isUnknown = isUnknownMember(error) && known === undefined;
    const complaint = {
      error,
      example: location,
      ...(known ? {} : findCause(error, all, collection)),
      message: `The example breaks the rule "${rule}" at \`${pointer || '/'}\` (${found}).\n${missing ? `Did you mean "${nameOf(missing)}"?` : own}`,
      location: { ...location, pointer: location.pointer + (isThere ? pointer : instancePath) },
    };
    if (!isUnknown) return complaint;
    const beside = Object.keys(membersOf(valueAt(value, tokens.slice(0, -1))));
    return { ...complaint, unknown: { name: nameOf(error), beside } };
  });
}

/** Returns the unknown members that are misspelled, each with the complaint that the intended member is missing. */
function findMisspelt(errors: readonly ExplainedError[]): Map<ExplainedError, ExplainedError> {
  const found = new Map<ExplainedError, ExplainedError>();
  for (const error of errors.filter(isUnknownMember)) {
    const missing = errors.filter(
      ({ keyword, instancePath }) => keyword === 'required' && instancePath === error.instancePath,
    );
    const [name] = findNearest(nameOf(error), missing.map(nameOf));
    const one = missing.find((other) => nameOf(other) === name);
    if (one) found.set(error, one);
  }
  return found;
}

function nameOf({ pointer }: ExplainedError): string {
  return parsePointer(pointer).at(-1) ?? '';
}

/** Reports one problem at the property, with the locations of the members that have its old name. */
function tellRenamed(renamed: RenamedProperty, complaints: readonly Complaint[]) {
  const { property, oldName } = renamed;
  const { name, location } = property;
  const places = complaints.filter((one) => followsFrom(renamed, one)).map(({ location }) => location);
  return {
    message: `No example has the property \`${name}\`, and ${places.length} have \`${oldName}\` instead.\nCall the property \`${oldName}\`, or write \`${name}\` in the examples.`,
    location: [keyOf(location), ...places],
  };
}

function followsFrom({ oldName }: RenamedProperty, { unknown }: Complaint): boolean {
  return unknown?.name === oldName;
}

/** Returns the message for a member that the schema defines only for bodies in the other direction. */
function otherWay(
  error: ExplainedError,
  { value, schema, direction }: Omit<Example, 'location'>,
  compile: Compile,
): Pick<ExplainedError, 'rule' | 'remedy'> | undefined {
  if (!isUnknownMember(error)) return undefined;
  const other = direction === 'request' ? 'response' : 'request';
  const validate = compile[other](schema);
  validate(value);
  // The content of an unknown member is unknown, too.
  const isUnknownToo = (validate.errors ?? []).some(
    (one) => isUnknownMember(one) && `${error.pointer}/`.startsWith(`${pointerOf(one)}/`),
  );
  if (isUnknownToo) return undefined;
  const rule =
    direction === 'request'
      ? 'is read-only, so no request holds it'
      : 'is write-only, so no response holds it';
  return { rule, remedy: 'remove the member' };
}
