import type { ApiModel } from '../model/api-model';
import { buildBasis } from '../model/described';
import { isObject, listOf, textOf, textsOf } from '../model/raw';
import type { ApiVersionFact } from './facts';

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
