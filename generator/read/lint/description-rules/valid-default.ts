import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { Json } from '#core/json/json';
import type { Compiler } from '#core/schema/create-compiler';
import type { ExplainedError } from '#core/schema/explain-error';
import { judge } from '#core/schema/judge';
import { membersOf } from '../../source/members-of';
import type { Rule, RuleContext, RuleLocation } from '../redocly';
import { rememberCompiler } from '../remember-compiler';
import { SchemaCollection } from '../rules/schema-collection';
import { type Part, partsBelow, readerOf } from './parts-of';

/** A default and the schemas that apply to it. */
interface Default {
  value: Json;
  schemas: Json[];
  location: RuleLocation;
}

/**
 * Reports defaults that do not match their schema or the schemas that other parts of an `allOf` have for the property.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-9.2
 */
export const ValidDefault: Rule = () => {
  const collection = new SchemaCollection();
  const defaults: Default[] = [];
  const add = (value: Json | undefined, parts: readonly Part[], { resolve }: RuleContext): void => {
    const [own] = parts;
    if (value === undefined || own === undefined || (value === null && own.schema.nullable === true)) return;
    const schemas = parts.map(({ schema, location }) => collection.add(schema, location, resolve));
    defaults.push({ value, schemas, location: own.location.child(['default']) });
  };
  return {
    // Redocly does not visit the siblings of a reference as a schema.
    ref: {
      enter(node, context) {
        const { type, rawLocation } = context;
        const beside = membersOf(node);
        if (type.name === 'Schema') add(beside.default, [{ schema: beside, location: rawLocation }], context);
      },
    },
    Schema(node, context) {
      const whole = { schema: membersOf(node), location: context.location };
      add(whole.schema.default, [whole], context);
      if (whole.schema.allOf === undefined) return;
      for (const parts of propertiesOf(partsBelow(whole, readerOf(context))))
        for (const own of parts)
          add(own.schema.default, [own, ...parts.filter((part) => part !== own)], context);
    },
    Root: {
      leave(_, context) {
        const compile = rememberCompiler(collection.schemas, 'request', { validateSchema: false });
        // A default may be checked alone and again with the other parts, which report more: their errors come first.
        const told = new Set<string>();
        const known = new Map<string, ExplainedError[]>();
        for (const { value, schemas, location } of defaults)
          for (const error of getOrInsertComputed(known, textOf(value, schemas), () =>
            complaintsOf(value, { allOf: schemas }, compile),
          )) {
            const place = `${location.absolutePointer} ${error.pointer}`;
            if (!told.has(place)) context.report({ message: messageFor(error), location });
            told.add(place);
          }
      },
    },
  };
};

/** Returns the properties that several parts define, each with its schemas. */
function propertiesOf(parts: ReadonlySet<Part>): Part[][] {
  const byName = new Map<string, Part[]>();
  for (const { schema, location } of parts)
    for (const [name, property] of Object.entries(membersOf(schema.properties))) {
      const part = { schema: membersOf(property), location: location.child(['properties', name]) };
      byName.set(name, [...(byName.get(name) ?? []), part]);
    }
  return [...byName.values()].filter((one) => one.length > 1);
}

/** Returns a key that is the same for every location with the same content: many operations have the same parameters. */
function textOf(value: Json, schemas: readonly Json[]): string {
  return JSON.stringify([value, schemas], (key, member: Json) => (key === '$comment' ? undefined : member));
}

/** Returns no errors for a schema that cannot be compiled: another rule reports that. */
function complaintsOf(value: Json, schema: Json, compile: Compiler): ExplainedError[] {
  try {
    return judge(compile(schema), value);
  } catch {
    return [];
  }
}

function messageFor({ pointer, value, rule, remedy }: ExplainedError): string {
  const place = pointer === '' ? '' : ` at \`${pointer}\``;
  return `The default ${value} breaks the rule "${rule}"${place}.\n${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}, or change the schema.`;
}
