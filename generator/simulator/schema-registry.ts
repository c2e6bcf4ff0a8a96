import type { Json, JsonObject } from '#core/json/json';
import type { BundledDescription } from '../bundle/bundled-description';
import { objectOf } from '#core/json/read';
import type { Direction } from '#core/schema/direction';
import { projectDefinitions, projectSchema } from '#core/schema/project-schema';

/** A definition that a validator is made of: its place in the documents of the registry. */
export interface NamedDefinition {
  direction: Direction;
  name: string;
}

/**
 * Collects the schemas of bodies, queries and headers, and names each validator once. They are closed: what a schema does
 * not name is refused.
 */
export class SchemaRegistry {
  readonly documents: Record<Direction, JsonObject>;
  /** Definitions by the name of their validator. */
  readonly validators = new Map<string, NamedDefinition>();

  constructor(description: BundledDescription) {
    const schemas = objectOf(description.components?.schemas);
    this.documents = {
      request: projectDefinitions(schemas, 'request', { closed: true }),
      response: projectDefinitions(schemas, 'response', { closed: true }),
    };
  }

  /** Names a validator for a body or query. */
  addRequest(name: string, schema: Json): string {
    return this.#add('request', name, schema);
  }

  /** Names a validator for the body of a response: that of the component it refers to, else one of its own. */
  addResponse(name: string, schema: Json): string {
    const { $ref } = objectOf(schema);
    const component = typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
    return this.#add('response', component ?? name, schema);
  }

  #add(direction: Direction, name: string, schema: Json): string {
    const definition = `${direction}.${name}`;
    this.documents[direction][definition] = projectSchema(schema, direction, { closed: true });
    const validator = definition.replace(/[^A-Za-z0-9]/g, '_');
    this.validators.set(validator, { direction, name: definition });
    return validator;
  }
}
