import { PATTERN } from '#core/labels/limits';
import { translate } from '#core/labels/translate';
import { examplesLabel, VALUE_LABELS } from '#core/labels/values';
import { formatValue } from '#core/json/format-value';
import type { Json } from '#core/json/json';
import { requiredLabel } from '#core/labels/alternatives';
import type { Schema } from '../../../model/api/api-model';
import { segmentOfBranch } from '../../../model/addresses/anchors';
import { omitEmpty } from '../omit-empty';
import type { BranchData, LinkData, TypeData } from '#core/contracts/page-data';
import { type Expansion, queueMembers } from './expansion';
import type { Inside } from './fields';
import { queueAdditions } from './queue-additions';
import { codeSpan } from '../markdown/code-span';
import type { PageContext } from '../page-context';
import { withDeprecation } from '../../../model/wording/deprecation-text';
import { withElementText } from '../../../model/wording/element-text';
import { describeLimits } from '../../../model/wording/limits';
import { listOwnValues } from '../../../model/wording/own-values';
import { titleBeside } from '../../../model/wording/titles';
import { ANY_TYPE, describeStructure, describeType, formatType } from '../../../model/wording/type-text';

interface BranchLocation {
  branch: Schema;
  /** The value of the property that selects the branch. */
  value?: string;
  /** The possible values of its properties. */
  values?: ReadonlyMap<string, Json[]>;
  /** The segment of the anchor before that of the branch: `then`, `not`, or empty for alternatives. */
  key: string;
  /** Its index among several branches; undefined for a single branch. */
  index?: number;
  /** The schema that has the branch. */
  around?: Schema;
}

/** Builds an alternative or consequence, and queues its members under an anchor like `request.customer:ContactReference`. */
export function buildBranch(
  { branch, value, values = new Map(), key, index, around }: BranchLocation,
  inside: Inside,
  expansion: Expansion,
): BranchData {
  const { context, budget } = expansion;
  budget.left -= 1;
  const merged = context.merge(branch);
  const { schema, name } = merged;
  const link = name === undefined ? undefined : context.linkToObject(name);
  const type = link ? describeStructure(branch, context) : describeType(branch, context);
  const title = link?.label ?? schema.title;
  const data: BranchData = {
    label:
      givenLabel(branch, value ?? link?.label) ??
      (value === undefined ? (title ?? labelOf(schema, type, index)) : withTitle(value, link, schema)),
    href: link?.href,
    type: isSaid(type, title) ? undefined : type,
    values: values.size > 0 ? Object.fromEntries(values) : undefined,
    // Fields of the branch have a mark; these are fields of the object around it.
    required: omitEmpty(schema.requiredOnly),
    html: context.renderMarkdown(
      [
        withDeprecation(
          withElementText(descriptionBeside(merged.schema, branch, around), branch, context),
          schema,
        ),
        describeValues(branch, context),
        // An object has them on its page.
        link ? '' : describeOwnValues(branch, context),
      ]
        .filter(Boolean)
        .join('\n\n'),
    ),
  };
  const segment = key || segmentOfBranch(merged, index ?? 0);
  const prefix = [inside.prefix, segment].filter(Boolean).join(':');
  if (branch.isExact && around) queueAdditions(branch, around, { ...inside, prefix }, data, expansion);
  else queueMembers({ ...inside, target: data, schema: branch, prefix }, expansion);
  return data;
}

/** The description of a branch, unless it is that of the base around it. */
function descriptionBeside(
  { description }: Schema,
  { isExact }: Schema,
  around?: Schema,
): string | undefined {
  return isExact && description === around?.description ? undefined : description;
}

/** Returns the title that an author wrote next to the reference to the schema; the page of the schema does not show it. */
function givenLabel({ ref, title = '' }: Schema, name: string | undefined): string | undefined {
  const given = ref === undefined || name === undefined ? undefined : titleBeside([title], [name, '']);
  return given && `${given}: ${name}`;
}

/** Adds the title of an alternative to its value, unless it has a page, which shows the title. */
function withTitle(value: string, link: LinkData | undefined, { title }: Schema): string {
  const isSame = link !== undefined || title === undefined || title.toLowerCase() === value.toLowerCase();
  return isSame ? value : `${value}: ${title}`;
}

function labelOf(schema: Schema, type: TypeData, index: number | undefined): string {
  if (schema.properties.length === 0 && schema.requiredOnly.length > 0)
    return requiredLabel(schema.requiredOnly);
  const words = formatType(type);
  const isVague = words === 'object' || words === ANY_TYPE;
  if (!isVague || index === undefined) return words;
  const required = requiredMembers(schema);
  return required.length > 0
    ? requiredLabel(required)
    : translate('alternative {number}', { number: index + 1 });
}

/** Names of the members that a schema requires, with or without defining them. */
export function requiredMembers({ requiredOnly, properties }: Schema): string[] {
  return [...requiredOnly, ...properties.filter(({ required }) => required).map(({ name }) => name)];
}

/** Whether the type adds nothing: it is the label already, or it is `object`, which a list of fields implies. */
function isSaid([first, ...others]: TypeData, title: string | undefined): boolean {
  return title === undefined || (others.length === 0 && (first === 'object' || first === ANY_TYPE));
}

/** Describes the values and limits of a branch in its text, because branches do not have rows for them. */
function describeValues(branch: Schema, context: PageContext): string {
  const { schema } = context.merge(branch);
  const allowed = schema.const ? [schema.const.value] : (schema.enum ?? []).map(({ value }) => value);
  const limits = describeLimits({ ...schema, allOf: [], requiredOnly: [] }, context);
  return [
    ...(allowed.length > 0 ? [allowed.map((value) => codeSpan(formatValue(value))).join(', ')] : []),
    ...limits.map(withCode),
  ].join(' · ');
}

/** Returns a line such as `Default: "a" · Example: "b"`. */
function describeOwnValues(branch: Schema, context: PageContext): string {
  const { default: standard, examples } = listOwnValues(branch, context);
  return [
    ...(standard === undefined ? [] : [`${VALUE_LABELS.default}: ${codeSpan(standard)}`]),
    ...examples.map((example) => `${examplesLabel(1)}: ${codeSpan(example)}`),
  ].join(' · ');
}

/** Marks the pattern of a limit as code. */
function withCode(limit: string): string {
  const own = `${PATTERN} `;
  const start = [own, translate('each {limit}', { limit: own })].find((one) => limit.startsWith(one));
  return start === undefined ? limit : start + codeSpan(limit.slice(start.length));
}
