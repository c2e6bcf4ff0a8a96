import { isObject, type Json } from '#core/json/json';
import type { Document } from '../../source/documents';
import { convertSchemas } from './convert-schemas';
import { completeForms, keepCollectionFormats } from './keep-collection-formats';
import { withTokens } from '../../source/overlaid-source';
import { swaggerTokens } from './swagger-tokens';
import { upgrade } from './upgrade';

/** The kind of a repaired version. */
type VersionRepair = 'swagger' | 'version';

/**
 * Repairs the version of an entry document: converts Swagger 2.0 to OpenAPI 3.0, and reads a number or a version without a patch
 * (`openapi: 3.1`) as the version that it means. Changes the
 * document; its parts keep the lines of their author.
 * @returns the kind of the repair; undefined if none was needed.
 * @see https://spec.openapis.org/oas/v3.1.0#versions
 */
export function recoverVersion(document: Document): VersionRepair | undefined {
  const root = document.parsed as Json | undefined;
  if (!isObject(root)) return undefined;
  const { swagger, openapi } = root;
  if (isVersion(swagger, /^2(\.0)?$/) && openapi === undefined) {
    // The upgrader changes what it reads.
    const written = structuredClone(root);
    convertSchemas(root);
    const fields = keepCollectionFormats(root);
    const upgraded = upgrade({ ...root, swagger: '2.0' }, '3.0');
    dropUndefined(upgraded, new Set());
    completeForms(upgraded, fields);
    document.parsed = upgraded;
    document.source = withTokens(document.source, (tokens) => swaggerTokens(written, tokens));
    return 'swagger';
  }
  if (!isVersion(openapi, /^3\.[012]$/)) return undefined;
  document.parsed = { ...root, openapi: `${openapi}.0` };
  return 'version';
}

function isVersion(value: Json | undefined, pattern: RegExp): value is string | number {
  return (typeof value === 'string' || typeof value === 'number') && pattern.test(String(value));
}

/** The upgrader writes `description: undefined` for a form parameter without one; JSON has no such value. */
function dropUndefined(value: unknown, seen: Set<object>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [name, member] of Object.entries(value))
    if (member === undefined) Reflect.deleteProperty(value, name);
    else dropUndefined(member, seen);
}
