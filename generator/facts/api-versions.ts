import { isObject } from '#core/json/json';
import type { ApiModel } from '../model/api-model';
import { buildBasis } from '../model/described';
import { listOf, textOf, textsOf } from '#core/json/read';
import type { ApiVersionFact } from '#core/contracts/facts';

/** The versions of the API (`x-api-versions`), in the order of the description. */
export function buildApiVersions({ extensions }: ApiModel): ApiVersionFact[] {
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
