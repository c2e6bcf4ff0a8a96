import Ajv2020 from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import { _ } from 'ajv';
import type { SchemaRegistry } from './schema-registry';

const BANNER =
  '// Made from the API description by Ajv. Changes made here are lost: change the description.\n';

/** What Ajv's code takes from packages, written out, so that the module stands alone. */
const RUNTIME = `const formats = {
  date: (text) => {
    const [year, month, day] = /^\\d{4}-\\d{2}-\\d{2}$/.test(text) ? text.split('-').map(Number) : [0, 0, 0];
    const moment = new Date(Date.UTC(year, month - 1, day));
    return moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  },
};
const ucs2length = (text) => {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
};
`;

const URI = /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#]+\S*$/i;

const TYPES_BANNER = "import type { Validator } from '#core/contracts/validators';\n\n";

/** All validators of the registry as one ES module without imports, each an export; and its type declaration. */
export function compileValidators({ documents, validators }: SchemaRegistry): {
  code: string;
  types: string;
} {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    inlineRefs: false,
    strict: false,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  });
  ajv.addFormat('date', () => true).addFormat('uri', URI);
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
  return { code: BANNER + RUNTIME + withoutImports(shorten(code)), types };
}

/** Ajv spells out eight lines per complaint; these are most of the module. */
function shorten(code: string): string {
  return code.replace(
    /if\(vErrors === null\)\{\nvErrors = \[(err\d+)\];\n\}\nelse \{\nvErrors\.push\(err\d+\);\n\}\nerrors\+\+;/g,
    '(vErrors ??= []).push($1);\nerrors++;',
  );
}

/** Ajv's code takes its helpers from packages by `require`, which an ES module does not have. */
function withoutImports(code: string): string {
  const text = code.replace(
    /^const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;$/gm,
    'const $1 = ucs2length;',
  );
  const [missing] = /require\(.*?\)/.exec(text) ?? [];
  if (missing !== undefined)
    throw new Error(`RUNTIME of compile-validators.ts lacks what Ajv takes by ${missing}.`);
  return text;
}
