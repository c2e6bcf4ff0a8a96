import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { isObject, type Json } from '#core/json/json';
import { parsePointer, valueAt } from '#core/json/pointer';
import type { DescriptionRule, DescriptionSource, Example } from './description-rules';

const ENTRY = 'openapi.yaml';

/** Returns the files of a whole description: an example, with its members added to those of the base or replacing them. */
export function completeExample(
  { plugin }: DescriptionRule,
  { at }: DescriptionSource,
  example: Example,
): Record<string, string> {
  const { [ENTRY]: excerpt = '', ...others } = typeof example === 'string' ? { [ENTRY]: example } : example;
  const base = parse(readFileSync(path.join(__dirname, `bases/${plugin}.yaml`), 'utf8')) as Json;
  const holder = valueAt(base, parsePointer(at));
  const members = parse(excerpt) as Json;
  if (Array.isArray(holder) && Array.isArray(members)) holder.push(...members);
  else if (isObject(holder) && isObject(members ?? {})) Object.assign(holder, members);
  else
    throw new Error(
      `The base of ${plugin} rules has nothing at ${at} that these could be added to:\n${excerpt}`,
    );
  return { [ENTRY]: stringify(base), ...others };
}
