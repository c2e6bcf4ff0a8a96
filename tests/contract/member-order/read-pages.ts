import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaTypeData, OperationData, SchemaData } from '#core/contracts/page-data';

const PAGES = 'generated/pages';

/** A body on a page: its fields, and its examples as JSON. */
interface ShownBody {
  /** Names the page and the place of the body in its data. */
  name: string;
  schema: SchemaData;
  examples: string[];
}

/** The data of all pages of the reference, by their paths below `/api/`. */
export function readPageData(): ReadonlyMap<string, unknown> {
  const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  return new Map(
    files.map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(PAGES, file), 'utf8')) as unknown,
    ]),
  );
}

/** Lists every body with fields and an example that the data of a page has: requests, responses, events and objects. */
export function listBodies(data: unknown, name: string): ShownBody[] {
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.entries(data).flatMap(([key, value]) => listBodies(value, `${name}.${key}`));
  const { schema, examples } = data as Partial<MediaTypeData>;
  if (schema === undefined || examples === undefined) return inside;
  return [{ name, schema, examples: examples.map(({ code }) => code) }, ...inside];
}

/** Returns the fields of the successful response of an operation; undefined if it has no body. */
export function successSchema(pages: ReadonlyMap<string, unknown>, id: string): SchemaData | undefined {
  const operations = [...pages.values()] as Partial<OperationData>[];
  const page = operations.find((one) => one.id === id && one.method !== undefined);
  return page?.responses?.find(({ status }) => status.startsWith('2'))?.content?.[0]?.schema;
}
