import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '#core/json/json';
import { objectOf } from '#core/json/read';
import type { Direction } from '#core/schema/direction';
import { projectDefinitions, projectSchema } from '#core/schema/project-schema';
import { writeOutVariants } from '#core/schema/write-out-variants';
import type { NamedSchema } from '../../model/api/api-model';

/** The definition that a validator is compiled from: its location in the documents of the registry. */
export interface NamedDefinition {
  direction: Direction;
  name: string;
}

/**
 * Collects the schemas of bodies, queries and headers, and gives each validator a unique name. The schemas are closed:
 * validators reject properties that a schema does not name.
 */
export class SchemaRegistry {
  readonly documents: Record<Direction, JsonObject>;
  /** The definitions, by the name of their validator. */
  readonly validators = new Map<string, NamedDefinition>();
  readonly #components: Readonly<Record<string, Json>>;

  constructor(named: readonly NamedSchema[]) {
    this.#components = writeOutVariants(
      Object.fromEntries(named.map(({ name, rawSchema = {} }) => [name, rawSchema])),
    );
    this.documents = {
      request: projectDefinitions(this.#components, 'request', { closed: true }),
      response: projectDefinitions(this.#components, 'response', { closed: true }),
    };
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
    const projected = projectSchema(schema, direction, { closed: true, components: this.#components });
    for (let count = 1; ; count += 1) {
      const definition = `${direction}.${name}${count > 1 ? `.${count}` : ''}`;
      const validator = definition.replace(/[^A-Za-z0-9]/g, '_');
      if (this.#isOther({ direction, name: definition }, validator, projected)) continue;
      this.documents[direction][definition] = projected;
      this.validators.set(validator, { direction, name: definition });
      return validator;
    }
  }

  /** Whether another schema already has one of these names: headers with the same name may differ between operations. */
  #isOther({ direction, name }: NamedDefinition, validator: string, schema: Json): boolean {
    const known = this.documents[direction][name];
    const named = this.validators.get(validator)?.name ?? name;
    return named !== name || (known !== undefined && !isDeepStrictEqual(known, schema));
  }
}
