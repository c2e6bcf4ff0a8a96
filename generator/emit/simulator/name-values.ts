import { createHash } from 'node:crypto';
import type { SchemaEnv } from 'ajv/dist/compile';
import type { AnyValidateFunction } from 'ajv/dist/types';
import type { ValueScopeName } from 'ajv/dist/compile/codegen/scope';

/** How Ajv loads its helpers. ES modules import them, under the names that they have there. */
const HELPER = /^require\("ajv\/dist\/runtime\/(equal|ucs2length)"\)\.default$/;

/**
 * Names what functions of Ajv share: schemas and their functions by the definition, and the rest by a hash of its code.
 * @param definitions the name of each schema that has one.
 * @returns the new names by those of Ajv, which number all values. Ajv may compile a schema twice: both have the same name.
 */
export function nameValues(
  values: Iterable<ValueScopeName>,
  definitions: ReadonlyMap<unknown, string>,
): Map<string, string> {
  return new Map([...values].map((value) => [value.str, helperIn(value) ?? nameOf(value, definitions)]));
}

/** The name of the helper that a value is. Throws if the runtime lacks it. */
export function helperIn({ value }: ValueScopeName): string | undefined {
  const code = String(value?.code ?? '');
  const [, helper] = HELPER.exec(code) ?? [];
  if (helper === undefined && code.startsWith('require('))
    throw new Error(`compiled-runtime.ts lacks what Ajv takes by ${code}.`);
  return helper;
}

/** The function that a value is, or that of the schema that is still being compiled where it is called. */
export function functionIn({ prefix, value }: ValueScopeName): AnyValidateFunction<unknown> | undefined {
  if (prefix === 'validate') return value?.ref as AnyValidateFunction<unknown>;
  if (prefix === 'wrapper' || prefix === 'root') return (value?.ref as SchemaEnv | undefined)?.validate;
  return undefined;
}

function nameOf(name: ValueScopeName, definitions: ReadonlyMap<unknown, string>): string {
  const { prefix, value } = name;
  const { schema = value?.ref, schemaEnv } = functionIn(name) ?? {};
  const text = `${schemaEnv?.baseId} ${value?.code ? String(value.code) : JSON.stringify(schema)}`;
  return `${prefix}_${definitions.get(schema) ?? createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
}
