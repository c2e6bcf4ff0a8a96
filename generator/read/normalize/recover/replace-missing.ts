import { translate } from '#core/labels/translate';
import type { Json, JsonObject } from '#core/json/json';
import { childOf, parsePointer, valueAt } from '#core/json/pointer';
import { objectOf, textOf } from '#core/json/read';
import type { LocalDocuments } from '../../source/documents';
import type { ValueLocation } from './recover-empty-objects';

/** Maps whose entries are left out when their target is missing: nothing can be said about them. */
const LEFT_OUT = new Set([
  'parameters',
  'examples',
  'links',
  'callbacks',
  'securitySchemes',
  'paths',
  'pathItems',
  'mapping',
]);

/** Maps whose entries keep their name, and say what is missing. */
const DESCRIBED: Readonly<Record<string, JsonObject>> = {
  responses: {},
  requestBodies: { content: {} },
  headers: { schema: {} },
};

/**
 * Replaces references whose target is missing: a schema, a response, a body or a header becomes one that says
 * what is missing; any other is left out. Changes the documents.
 */
export async function replaceMissing(
  locations: readonly ValueLocation[],
  documents: LocalDocuments,
): Promise<void> {
  for (const { file, pointer } of locations) {
    const document = await documents.read(file);
    if (!(document instanceof Error)) replaceAt(document.parsed as Json, parsePointer(pointer));
  }
}

function replaceAt(root: Json, tokens: readonly string[]): void {
  const [holder, key] = [tokens.at(-2) ?? '', tokens.at(-1) ?? ''];
  const parent = valueAt(root, tokens.slice(0, -1)) as JsonObject;
  const reference = childOf(parent, key) as Json | undefined;
  const target = textOf(objectOf(reference).$ref);
  if (holder !== 'properties' && (LEFT_OUT.has(holder) || target === undefined)) {
    // A list keeps its length, so that the locations of other references stay right: null counts as omitted.
    if (Array.isArray(parent)) (parent as Json[])[Number(key)] = null;
    else delete parent[key];
    return;
  }
  const { $ref, description, ...others } = objectOf(reference);
  const missing = translate('Missing: {name}.', { name: `\`${textOf($ref)}\`` });
  const body = key === 'requestBody' && holder !== 'properties' ? DESCRIBED.requestBodies : DESCRIBED[holder];
  parent[key] = { ...others, ...body, description: [missing, textOf(description)].filter(Boolean).join(' ') };
}
