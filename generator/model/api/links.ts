import { type Json, isObject } from '#core/json/json';
import { entriesOf, textOf } from '#core/json/read';
import type { Link } from './api-model';
import type { ModelContext } from './model-context';
import { resolve } from '#core/openapi/resolve';
import { buildValue } from './schema/values';
import { buildServers } from './servers';

/** Builds the links of a response. @see https://spec.openapis.org/oas/v3.1.0#link-object */
export function buildLinks(value: Json | undefined, context: ModelContext): Link[] {
  return entriesOf(value)
    .filter(([name, link]) => !name.startsWith('x-') && isObject(link))
    .map(([name, link]) => {
      const raw = resolve(context.bundle, link);
      return {
        name,
        description: textOf(raw.description),
        operationId: textOf(raw.operationId),
        operationRef: textOf(raw.operationRef),
        parameters: entriesOf(raw.parameters).map(([parameter, given]) => ({
          name: parameter,
          value: given,
        })),
        requestBody: buildValue(raw.requestBody),
        server: raw.server === undefined ? undefined : buildServers([raw.server])[0],
      };
    });
}
