import { UsageError } from '#core/command-line/usage-error';
import { didYouMean } from '#core/text/did-you-mean';
import { findNearest } from '#core/text/nearest';
import { parseYaml } from '../plan/parse-yaml';
import type { Sources } from '../plan/plan';

const FOLDER = 'openapi/components/schemas/';

interface Schema {
  properties?: Record<string, unknown>;
  allOf?: { $ref?: string }[];
}

/** The schemas that share a field: those that declare it, and those that are based on them. */
export interface Family {
  /** Names of the schemas: `Coupon`, `CouponUpdate`. */
  schemas: string[];
  /** Whether no other schema and no parameter has a field of this name, so that the name means this field everywhere. */
  isUnique: boolean;
}

/**
 * Finds the schemas that share the field of a schema.
 * @throws UsageError if there is no such field, or if one of them has the new name already
 */
export function findFamily(owner: string, field: string, name: string, sources: Sources): Family {
  const schemas = readSchemas(sources);
  if (!schemas.has(owner))
    throw new UsageError(`There is no schema \`${owner}\`. ${suggest(owner, [...schemas.keys()])}`);
  const has = (schema: string, property: string) => property in (schemas.get(schema)?.properties ?? {});
  const declaring = basesOf(owner, schemas).filter((schema) => has(schema, field));
  if (declaring.length === 0) {
    const fields = basesOf(owner, schemas).flatMap((schema) =>
      Object.keys(schemas.get(schema)?.properties ?? {}),
    );
    throw new UsageError(`\`${owner}\` has no field \`${field}\`. ${suggest(field, fields)}`);
  }
  const family = [...schemas.keys()].filter((schema) =>
    basesOf(schema, schemas).some((base) => declaring.includes(base)),
  );
  const taken = family.find((schema) => basesOf(schema, schemas).some((base) => has(base, name)));
  if (taken !== undefined)
    throw new UsageError(`\`${taken}\` has a field \`${name}\` already: take another name.`);
  const others = [...schemas.keys()].filter((schema) => !family.includes(schema) && has(schema, field));
  return {
    schemas: family,
    isUnique: /_/.test(field) && others.length === 0 && !isParameter(field, sources),
  };
}

function readSchemas(sources: Sources): Map<string, Schema> {
  const files = sources.list(FOLDER).filter((file) => file.endsWith('.yaml'));
  return new Map(
    files.map((file) => [file.slice(FOLDER.length).replace('.yaml', ''), parseYaml<Schema>(file, sources)]),
  );
}

/** Returns a schema and all that it is based on. */
function basesOf(schema: string, schemas: ReadonlyMap<string, Schema>): string[] {
  const bases = (schemas.get(schema)?.allOf ?? []).flatMap(
    ({ $ref }) => /([^/]+)\.yaml$/.exec($ref ?? '')?.[1] ?? [],
  );
  return [schema, ...bases.flatMap((base) => basesOf(base, schemas))];
}

function isParameter(name: string, sources: Sources): boolean {
  return [...sources.list('openapi/components/parameters'), ...sources.list('openapi/paths')].some((file) =>
    new RegExp(`\\bname: ${name}$`, 'm').test(sources.read(file) ?? ''),
  );
}

function suggest(name: string, names: readonly string[]): string {
  return didYouMean(findNearest(name, names)) ?? `Write one of ${names.toSorted().join(', ')}.`;
}
