import type { AnyValidateFunction, SourceCode } from 'ajv/dist/types';
import type { ValueScopeName } from 'ajv/dist/compile/codegen/scope';
import { joinBlocks } from './join-blocks';
import { functionIn, helperIn, nameValues } from './name-values';
import { renameLocals } from './rename-locals';

const BANNER =
  '// Made from the API description by Ajv. Changes made here are lost: change the description.\n';

const RUNTIME = `import { equal, formats, ucs2length } from '#core/schema/compiled-runtime';\n`;

/** The nine lines that Ajv writes for each error; they make up most of the module. */
const ERROR =
  /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g;

/**
 * Prints functions of Ajv as one ES module. Its names follow from the description, and its declarations are sorted by them:
 * Ajv numbers everything in the order of its work, so that a new field would change thousands of lines.
 * @param exported the functions by the names of their exports.
 * @param definitions the name of each schema that has one.
 */
export function printModule(
  exported: ReadonlyMap<string, AnyValidateFunction<unknown>>,
  definitions: ReadonlyMap<unknown, string>,
): string {
  const sources = listSources([...exported.values()]);
  const values = new Set(sources.flatMap(listValues));
  const names = nameValues(values, definitions);
  const nameOf = ({ str }: ValueScopeName): string => names.get(str) ?? str;
  return [
    BANNER + RUNTIME,
    ...[...exported].map(
      ([name, validate]) => `export const ${name} = ${nameOf(sourceOf(validate).validateName)};`,
    ),
    '',
    ...sortOnce([...values].flatMap((value) => printValue(value, nameOf))),
    '',
    ...sortOnce(sources.map((source) => printFunction(source, nameOf(source.validateName), names))),
  ].join('\n');
}

/** The sources of functions, and of those that they call. */
function listSources(functions: readonly AnyValidateFunction<unknown>[]): SourceCode[] {
  const sources = new Set(functions.map(sourceOf));
  for (const source of sources)
    for (const called of listValues(source).flatMap((value) => functionIn(value) ?? []))
      sources.add(sourceOf(called));
  return [...sources];
}

/** The values that a function uses and shares with others, itself included. */
function listValues({ validateName, validateCode, scopeValues }: SourceCode): ValueScopeName[] {
  const used = new Set(validateCode.match(/\b[a-z]+\d+\b/gi));
  const values = Object.values(scopeValues).flatMap((some) => [...(some ?? [])]);
  return [validateName, ...values.filter(({ str }) => used.has(str))];
}

function sourceOf({ source }: AnyValidateFunction<unknown>): SourceCode {
  if (!source) throw new Error('Ajv keeps no source.');
  return source;
}

/** Functions are printed on their own, and helpers are imported. */
function printValue(value: ValueScopeName, nameOf: (value: ValueScopeName) => string): string[] {
  if (value.prefix === 'validate' || helperIn(value) !== undefined) return [];
  const called = functionIn(value);
  const code = called ? `{validate: ${nameOf(sourceOf(called).validateName)}}` : String(value.value?.code);
  return [`const ${nameOf(value)} = ${code};`];
}

function printFunction(
  { validateCode, evaluated }: SourceCode,
  name: string,
  names: ReadonlyMap<string, string>,
): string {
  const short = validateCode.replace(ERROR, '(vErrors ??= []).push($2);\nerrors++;');
  const code = renameLocals(joinBlocks(short), names);
  return `${code}${evaluated ? `${name}.evaluated = ${String(evaluated)};\n` : ''}`;
}

function sortOnce(declarations: readonly string[]): string[] {
  return [...new Set(declarations)].toSorted((one, other) => (one < other ? -1 : 1));
}
