import { isDeepStrictEqual } from 'node:util';
import type { SimulatorSchemas } from '#core/contracts/validators';
import type { Json } from '#core/json/json';
import { objectOf } from '#core/json/read';
import type { Direction } from '#core/schema/direction';
import { mapKeywords } from '#core/schema/map-keywords';
import type { NamedSchema } from '../../model/api/api-model';

/** Keywords that decide on no value, in either direction. */
const ANNOTATIONS = new Set([
  ...[
    'title',
    'description',
    'default',
    'example',
    'examples',
    'deprecated',
    'externalDocs',
    'xml',
    '$anchor',
  ],
]);

/** Collects the schemas of bodies, queries and headers without annotations, and gives each validator a unique name. */
export class SchemaRegistry implements SimulatorSchemas {
  readonly components: SimulatorSchemas['components'];
  readonly validators: SimulatorSchemas['validators'] = {};

  constructor(named: readonly NamedSchema[]) {
    this.components = Object.fromEntries(
      named.map(({ name, rawSchema = {} }) => [name, withoutAnnotations(rawSchema)]),
    );
  }

  /** Adds the schema of a request body or query, and returns the name of its validator. */
  addRequest(name: string, schema: Json): string {
    return this.#add('request', name, schema);
  }

  /** Adds the schema of a response body or header, and returns the name of its validator: that of its component if it is one. */
  addResponse(name: string, schema: Json): string {
    const { $ref } = objectOf(schema);
    const component = typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
    return this.#add('response', component ?? name, schema);
  }

  #add(direction: Direction, name: string, schema: Json): string {
    const compiled = { direction, schema: withoutAnnotations(schema) };
    for (let count = 1; ; count += 1) {
      const validator = `${direction}_${name}${count > 1 ? `_${count}` : ''}`.replaceAll(
        /[^A-Za-z0-9]/g,
        '_',
      );
      // Headers with the same name may differ between operations.
      if (!isDeepStrictEqual(this.validators[validator] ?? compiled, compiled)) continue;
      this.validators[validator] = compiled;
      return validator;
    }
  }
}

function withoutAnnotations(schema: Json): Json {
  return mapKeywords(schema, (keyword, value) =>
    ANNOTATIONS.has(keyword) || keyword.startsWith('x-') ? undefined : value,
  );
}
