import { _ } from 'ajv';
import { createAjv } from '#core/schema/create-ajv';
import { printModule } from './print-module';
import type { SchemaRegistry } from './schema-registry';

const TYPES_BANNER = "import type { Validator } from '#core/contracts/validators';\n\n";

/** Compiles all validators of the registry to one ES module with an export for each, and a type declaration for it. */
export function compileValidators({ documents, validators }: SchemaRegistry): {
  code: string;
  types: string;
} {
  const ajv = createAjv({
    messages: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  });
  for (const [direction, definitions] of Object.entries(documents)) {
    ajv.addSchema({ $id: direction, $defs: definitions });
  }
  const exported = new Map(
    [...validators].toSorted(byName).map(([name, definition]) => {
      const validate = ajv.getSchema(`${definition.direction}#/$defs/${definition.name}`);
      if (!validate) throw new Error(`There is no definition ${definition.name}.`);
      return [name, validate];
    }),
  );
  const types = [...exported.keys()].map((name) => `export const ${name}: Validator;\n`);
  return { code: printModule(exported, nameDefinitions(documents)), types: TYPES_BANNER + types.join('') };
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** The definitions by their schemas, as parts of JavaScript names: `response$Invoice`. */
function nameDefinitions(documents: SchemaRegistry['documents']): Map<unknown, string> {
  return new Map(
    Object.entries(documents).flatMap(([direction, definitions]) =>
      Object.entries(definitions).map(([name, schema]) => [schema, `${direction}$${escapeName(name)}`]),
    ),
  );
}

function escapeName(name: string): string {
  return name.replaceAll(/\W/g, (other) => (other === '.' ? '$' : `$${other.charCodeAt(0).toString(16)}$`));
}
