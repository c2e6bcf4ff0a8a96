import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import type { Json } from '#core/json/json';
import type { Specified } from '../../../specified';
import { cite } from './cite';
import type { Finding } from './finding';
import type { Judge } from './judge';
import { nameOf } from './name-of';
import { below, valueAt } from './sites';

/** Values just inside and just outside of a limit, for every field of a name. */
export interface Probe {
  field: string;
  /** Entry of the transcription. */
  entry: string;
  limit: string;
  takes: readonly Json[];
  refuses: readonly Json[];
}

/** Limits of strings, tags, metadata and currencies that a field does not enforce, found by validating such values. */
export function compareProbes(
  description: BundledDescription,
  judge: Judge,
  specified: Specified,
): Finding[] {
  return probesOf(specified).flatMap((probe) =>
    placesOf(description, probe.field).flatMap((pointer) => ask(judge, probe, pointer)),
  );
}

/** A limit goes for every field of its name, in the objects of the specification and in ours. */
function placesOf(description: BundledDescription, field: string): string[] {
  return Object.keys(description.components?.schemas ?? {})
    .map((name) => below('#/components/schemas', name, 'properties', field))
    .filter((pointer) => valueAt(description, pointer) !== undefined);
}

/** The findings for the value at one location, for one probe. */
export function ask(judge: Judge, { entry, limit, takes, refuses }: Probe, pointer: string): Finding[] {
  const wrong = [
    ...takes.filter((value) => judge(pointer, value).length > 0).map((value) => ({ value, verb: 'refuses' })),
    ...refuses
      .filter((value) => judge(pointer, value).length === 0)
      .map((value) => ({ value, verb: 'takes' })),
  ];
  return wrong.map(({ value, verb }) => ({
    pointer,
    message: `${nameOf(pointer)} ${verb} ${shorten(value)}; the specification says: ${limit} (${cite(entry)}).`,
    remedy: 'Write the limit of the specification.',
  }));
}

function probesOf({ limits, forms }: Specified): Probe[] {
  const { documentNumber, tag, customMetadata } = limits;
  const text = (length: number) => 'x'.repeat(length);
  const pairs = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, 'x']));
  const { maxKeys, keyMaxLength, valueMaxLength } = customMetadata;
  return [
    {
      field: 'number',
      entry: 'limits.documentNumber',
      limit: `at most ${documentNumber.maxLength} characters`,
      takes: [text(documentNumber.maxLength)],
      refuses: [text(documentNumber.maxLength + 1)],
    },
    {
      field: 'tag_list',
      entry: 'limits.tag',
      limit: `each tag at most ${tag.maxLength} characters`,
      takes: [['a', text(tag.maxLength)]],
      refuses: [['a', text(tag.maxLength + 1)], `a,${text(tag.maxLength + 1)}`],
    },
    {
      field: 'tags',
      entry: 'limits.tag',
      limit: `each tag at most ${tag.maxLength} characters`,
      takes: [`a,${text(tag.maxLength)}`],
      refuses: [`a,${text(tag.maxLength + 1)}`, text(tag.maxLength + 1)],
    },
    {
      field: 'custom_metadata',
      entry: 'limits.customMetadata',
      limit: `up to ${maxKeys} keys of ${keyMaxLength} characters with values of ${valueMaxLength}`,
      takes: [pairs(maxKeys), { [text(keyMaxLength)]: text(valueMaxLength) }],
      refuses: [pairs(maxKeys + 1), { [text(keyMaxLength + 1)]: 'x' }, { k: text(valueMaxLength + 1) }],
    },
    {
      field: 'currency',
      entry: 'forms.currency',
      limit: 'a three-letter uppercase code',
      takes: forms.currency.takes,
      refuses: forms.currency.refuses,
    },
  ];
}

function shorten(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 50)}… (${text.length} characters)` : text;
}
