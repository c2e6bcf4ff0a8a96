import type { Json } from '#core/json/json';
import type { GeneratedFile } from '../../run/files/generated-file';
import type { DownloadsContext } from './downloads-context';
import { buildErrors } from './errors/build-errors';
import { buildSchemas } from './schemas/build-schemas';

/** Emits `downloads/`: the errors, and a JSON Schema for each object, as readers download them. */
export function emitDownloads(context: DownloadsContext): GeneratedFile[] {
  const schemas = [...buildSchemas(context)].map(([name, schema]) => file(`schemas/${name}.json`, schema));
  return [file('errors.json', buildErrors(context) as unknown as Json), ...schemas];
}

function file(name: string, content: Json): GeneratedFile {
  return { path: `downloads/${name}`, content: `${JSON.stringify(content, null, 2)}\n` };
}
