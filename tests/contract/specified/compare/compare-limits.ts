import { isDeepStrictEqual } from 'node:util';
import type { BundledDescription } from '../../../../generator/bundle/bundled-description';
import type { Json } from '#core/json/json';
import { listOf } from '#core/json/read';
import type { Specified } from '../../../specified';
import { cite } from './cite';
import type { Finding } from './finding';
import { below, valueAt } from './sites';

/** Numbers, defaults and versions at the root of the description that differ. */
export function compareLimits(description: BundledDescription, specified: Specified): Finding[] {
  const wanted = [...limitsOf(specified), ...versionsOf(description, specified)];
  return wanted
    .map((one) => ({ ...one, has: valueAt(description, one.pointer) }))
    .filter(({ has, value }) => !isDeepStrictEqual(has, value))
    .map(({ pointer, entry, value, has }) => ({
      pointer,
      message: `${pointer.slice(2)} is ${JSON.stringify(has)}; the specification ${value === undefined ? 'has none' : `says ${JSON.stringify(value)}`} (${cite(entry)}).`,
      remedy: value === undefined ? 'Remove it.' : `Write ${JSON.stringify(value)}.`,
    }));
}

interface Wanted {
  pointer: string;
  entry: string;
  /** Undefined where nothing may stand. */
  value: Json | undefined;
}

function limitsOf({ limits, entities }: Specified): Wanted[] {
  const {
    rate,
    paging,
    items,
    documentNumber,
    tag,
    customMetadata,
    accessToken,
    session,
    euDigitalServices,
  } = limits;
  const numbers: Record<string, Record<string, Json>> = {
    rate: { calls: rate.calls, windowSeconds: rate.windowSeconds },
    paging: { defaultLimit: paging.default, maxLimit: paging.max },
    items: { ...items },
    documentNumber: { ...documentNumber },
    tag: { ...tag },
    customMetadata: { ...customMetadata },
    accessToken: { ...accessToken },
    session: { ...session },
    euDigitalServices: { ...euDigitalServices },
    defaults: { ...limits.defaults },
  };
  const listed = Object.entries(numbers).flatMap(([group, members]) =>
    Object.entries(members).map(([name, value]) => ({
      pointer: below('#/x-limits', group, name),
      entry: `limits.${group}`,
      value,
    })),
  );
  const count = Object.keys(entities.final_document.fields).length;
  return [
    ...listed,
    { pointer: '#/x-limits/finalDocument/fields', entry: 'entities.final_document', value: count },
  ];
}

/** Each version stands at its place, newest first, and only the first is the current one. */
function versionsOf(description: BundledDescription, { versions, versionParameter }: Specified): Wanted[] {
  const listed = listOf(description['x-api-versions']).length;
  const length = Math.max(listed, versions.length);
  return [
    ...Array.from({ length }, (_, index) => ({
      pointer: below('#/x-api-versions', index, 'version'),
      entry: 'versions',
      value: versions[index],
    })),
    ...versions.map((_, index) => ({
      pointer: below('#/x-api-versions', index, 'current'),
      entry: 'versions',
      value: index === 0,
    })),
    { pointer: '#/info/version', entry: 'versions', value: versions[0] },
    { pointer: '#/x-accept/current', entry: 'versions', value: versions[0] },
    { pointer: '#/x-accept/parameter', entry: 'versionParameter', value: versionParameter },
  ];
}
