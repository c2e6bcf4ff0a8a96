import { isObject } from '#core/json/json';
import { listOf, textOf, textsOf } from '#core/json/read';
import type { ApiVersionFact } from '#core/contracts/facts';
import type { ApiModel } from '../../model/api/api-model';
import { buildBasis } from '../../model/api/described';

/** The versions of the API (`x-api-versions`), in the order of the description. */
export function listVersions({ extensions }: Pick<ApiModel, 'extensions'>): ApiVersionFact[] {
  return listOf(extensions['api-versions'])
    .filter(isObject)
    .map((version) => ({
      version: textOf(version.version) ?? '',
      current: version.current === true,
      breaking: version.breaking === true,
      changes: textsOf(version.changes),
      ...buildBasis(version.basis, version.decision),
    }));
}

/** The day that a version is named after: `20241028` and `2024-10-28` → `2024-10-28`. */
export function dateOfVersion(version: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(version) ?? [];
  const date = `${year}-${month}-${day}`;
  return year === undefined || Number.isNaN(Date.parse(date)) ? undefined : date;
}
