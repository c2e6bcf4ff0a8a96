import { isDeepStrictEqual } from 'node:util';
import { groupBy } from '../../world/group-by';
import { cite } from './cite';
import { entryOf } from './compare-presence';
import type { Finding } from './finding';
import { keywordSites, type KnownField } from './known-field';
import { nameOf } from './name-of';

/** Defaults that differ from those of the specification, or that no form of the object has. */
export function compareDefaults(fields: readonly KnownField[]): Finding[] {
  const present = fields.filter(({ field, pointers }) => field.default !== undefined && pointers.length > 0);
  return [...groupBy(present, ({ label }) => label).values()].flatMap((forms) => [
    ...changedDefaults(forms),
    ...lostDefault(forms),
  ]);
}

function changedDefaults(forms: readonly KnownField[]): Finding[] {
  return forms.flatMap(({ label, field, sites }) =>
    keywordSites(sites, 'default')
      .filter(({ value }) => !isDeepStrictEqual(value, field.default))
      .map(({ pointer, value }) => ({
        pointer,
        message: `${label} has the default ${JSON.stringify(value)}; the specification says ${JSON.stringify(field.default)} (${cite(entryOf(label))}).`,
        remedy: `Write default: ${JSON.stringify(field.default)}.`,
      })),
  );
}

function lostDefault(forms: readonly KnownField[]): Finding[] {
  const [{ label, field, pointers, found }] = forms as [KnownField];
  if (forms.some(({ sites }) => keywordSites(sites, 'default').length > 0)) return [];
  return [
    {
      pointer: pointers[0]!,
      message: `${label} has no default in ${nameOf(found.form.pointer)}; the specification says ${JSON.stringify(field.default)} (${cite(entryOf(label))}).`,
      remedy: `Write default: ${JSON.stringify(field.default)}.`,
    },
  ];
}
