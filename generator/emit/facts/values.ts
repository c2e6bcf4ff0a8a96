import { isObject, type Json } from '#core/json/json';
import type { ApiModel } from '../../model/api/api-model';
import { textOf } from '#core/json/read';
import { listVersions } from '../../compare/changelog/list-versions';
import type { Facts } from '#core/contracts/facts';
import { sortByKey } from './sort-by-key';

/** The single values: version header, limits, current version, title and counts. */
export function buildValues(model: ApiModel): Facts['values'] {
  const versions = listVersions(model);
  const current = versions.find((version) => version.current)?.version ?? model.info.version;
  return sortByKey([
    ...flatten('accept', model.extensions.accept),
    ...flatten('limits', model.extensions.limits),
    ...flatten('sandbox', model.extensions.sandbox),
    ['info.title', model.info.title],
    ['info.version', model.info.version],
    ['versions.current', current],
    ...Object.entries(countAll(model, versions.length)).map(
      ([kind, count]) => [`counts.${kind}`, count] as const,
    ),
  ]);
}

/** The leaves of nested maps and lists by their path; marks of their basis do not count as values. */
function flatten(path: string, value: Json | undefined): [string, string | number | boolean][] {
  if (Array.isArray(value)) return value.flatMap((member, index) => flatten(`${path}.${index}`, member));
  if (isObject(value)) {
    return Object.entries(value)
      .filter(([key]) => !key.startsWith('x-'))
      .flatMap(([key, member]) => flatten(`${path}.${key}`, member));
  }
  const isSingle = typeof value === 'number' || typeof value === 'boolean' || textOf(value) !== undefined;
  return isSingle ? [[path, value as string | number | boolean]] : [];
}

function countAll(
  { operations, webhooks, tags, schemas }: ApiModel,
  apiVersions: number,
): Record<string, number> {
  return {
    apiVersions,
    events: webhooks.length,
    objects: schemas.length,
    operations: operations.length,
    paths: new Set(operations.map(({ path }) => path)).size,
    tags: tags.length,
  };
}
