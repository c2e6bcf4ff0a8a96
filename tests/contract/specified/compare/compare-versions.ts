import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import { listOf } from '#core/json/read';
import type { Specified } from '../../../specified';
import { compareWanted, type Wanted } from './compare-wanted';
import type { Finding } from './finding';
import { below } from './sites';

/** Versions that are others, in another order, or current by mistake. */
export function compareVersions(description: BundledDescription, specified: Specified): Finding[] {
  return compareWanted(description, versionsOf(description, specified));
}

/** The versions are in order, newest first, and only the first is the current one. */
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
