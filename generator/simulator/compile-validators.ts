import standaloneCode from 'ajv/dist/standalone';
import { _ } from 'ajv';
import { createAjv } from '#core/schema/create-ajv';
import type { SchemaRegistry } from './schema-registry';

const BANNER =
  '// Made from the API description by Ajv. Changes made here are lost: change the description.\n';

const RUNTIME = `import { equal, formats, ucs2length } from '#core/schema/compiled-runtime';\n\n`;

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
  const references = [...validators].map(([exported, { direction, name }]) => [
    exported,
    `${direction}#/$defs/${name}`,
  ]);
  const code = standaloneCode(ajv, Object.fromEntries(references) as Record<string, string>);
  const types =
    TYPES_BANNER + [...validators.keys()].map((name) => `export const ${name}: Validator;\n`).join('');
  return { code: BANNER + RUNTIME + withoutRequire(shorten(code)), types };
}

/** Shortens the eight lines that Ajv writes for each error; they make up most of the module. */
function shorten(code: string): string {
  return code.replace(
    /if\(vErrors === null\)\{\nvErrors = \[(err\d+)\];\n\}\nelse \{\nvErrors\.push\(err\d+\);\n\}\nerrors\+\+;/g,
    '(vErrors ??= []).push($1);\nerrors++;',
  );
}

/** Replaces `require`, by which Ajv loads its helpers and which ES modules do not have. Throws if a helper is missing. */
function withoutRequire(code: string): string {
  const text = code.replace(
    /^const (\w+) = require\("ajv\/dist\/runtime\/(equal|ucs2length)"\)\.default;$/gm,
    'const $1 = $2;',
  );
  const [missing] = /require\(.*?\)/.exec(text) ?? [];
  if (missing !== undefined) throw new Error(`compiled-runtime.ts lacks what Ajv takes by ${missing}.`);
  return text;
}
