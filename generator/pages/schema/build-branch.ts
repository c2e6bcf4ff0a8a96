import type { Schema } from '../../model/api-model';
import { slugOf } from '../../model/slug';
import { listOrNothing } from '../omit-empty';
import type { BranchData, TypeData } from '../page-data';
import { formatLimits } from './limits-text';
import type { Expansion } from './expansion';
import type { Inside } from './fields';
import { requiredLabel } from './required-label';
import { describeType } from './type-text';
import { formatValue } from './value-text';

export interface BranchPlace {
  branch: Schema;
  /** Value of the discriminator that selects the branch. */
  value?: string;
  /** Segment of the anchor in front of the branch's own: `then`, `not`, or nothing for alternatives. */
  key: string;
  index: number;
}

/** One alternative or consequence; its members are queued under an anchor such as `request.customer:ContactReference`. */
export function buildBranch(
  { branch, value, key, index }: BranchPlace,
  inside: Inside,
  expansion: Expansion,
): BranchData {
  const { context, queue } = expansion;
  const { schema, name } = context.merge(branch);
  const link = name === undefined ? undefined : context.linkToObject(name);
  const type = describeType(branch, context);
  const title = link?.label ?? schema.title;
  const data: BranchData = {
    label: value ?? title ?? labelOf(schema, type, index),
    href: link?.href,
    type: isSaid(type, title, schema) ? undefined : type,
    // Its own fields carry their mark; these are fields of the object around it.
    required: listOrNothing(schema.requiredOnly),
    html: context.renderMarkdown([schema.description, describeValues(schema)].filter(Boolean).join('\n\n')),
  };
  const segment = key || (name ?? (schema.title && slugOf(schema.title)) ?? String(index + 1));
  const prefix = `${inside.prefix}:${segment}`;
  queue.push({ target: data, schema: branch, prefix, ancestors: inside.ancestors });
  return data;
}

function labelOf(schema: Schema, type: TypeData, index: number): string {
  if (schema.properties.length === 0 && schema.requiredOnly.length > 0)
    return requiredLabel(schema.requiredOnly);
  const words = type.map((part) => (typeof part === 'string' ? part : part.label)).join('');
  return words === 'object' || words === 'any' ? `alternative ${index + 1}` : words;
}

function isSaid(type: TypeData, title: string | undefined, { properties, requiredOnly }: Schema): boolean {
  const [only, ...others] = type;
  if (typeof only === 'object' && others.length === 0) return true;
  return title === undefined || (only === 'any' && properties.length + requiredOnly.length > 0);
}

/** A branch has no rows for its own enum, constant and limits: they are said in its text. */
function describeValues({ enum: values, const: constant, limits }: Schema): string {
  const allowed = constant ? [constant.value] : (values ?? []).map(({ value }) => value);
  return [
    ...(allowed.length > 0 ? [allowed.map((value) => `\`${formatValue(value)}\``).join(', ')] : []),
    ...formatLimits(limits).map((limit) =>
      limit.startsWith('pattern ') ? `pattern \`${limit.slice(8)}\`` : limit,
    ),
  ].join(' · ');
}
