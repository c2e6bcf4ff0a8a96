import type { Json } from '#core/json/json';
import type { BundledDescription } from '../../read/normalize/bundled-description';
import type { ApiModel } from './api-model';
import { buildInfo } from './info';
import { createModelContext } from './model-context';
import type { Origins } from './origins';
import { buildOperations, sortOperations } from './operations';
import { buildComponentSchemas, collectNamedSchemas } from './schema/named-schemas';
import { buildSecurityRequirements } from './security-requirements';
import { buildSecuritySchemes } from './security-schemes';
import { buildServers } from './servers';
import { buildTags, withIdsOf } from './tags';
import { buildWebhooks } from './webhooks';

/**
 * Builds the typed model of a bundled OpenAPI 3.0, 3.1 or 3.2 description. Keeps references to component schemas by name and
 * follows all others, so the size of the model is linear in the size of the description and finite for any cycle.
 * @param origins receives the object of the bundle that each part was built from.
 */
export function buildApiModel(bundle: BundledDescription, origins?: Origins): ApiModel {
  const context = createModelContext(bundle, origins);
  buildComponentSchemas(context);
  const unsorted = buildOperations(context);
  const tags = buildTags(bundle, unsorted);
  const operations = sortOperations(unsorted, tags);
  const webhooks = buildWebhooks(context, operations, tags);
  return {
    info: buildInfo(bundle),
    servers: buildServers(bundle.servers),
    securitySchemes: buildSecuritySchemes(bundle),
    security: buildSecurityRequirements(bundle.security),
    tags: withIdsOf(tags, operations),
    operations,
    webhooks,
    schemas: collectNamedSchemas(context),
    extensions: extensionsOf(bundle),
  };
}

/** Returns the `x-…` members of the root, without their prefix; `x-webhooks` is already part of the model. */
function extensionsOf(bundle: BundledDescription): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(bundle).flatMap(([name, value]) =>
      name.startsWith('x-') && name !== 'x-webhooks' && value !== undefined ? [[name.slice(2), value]] : [],
    ),
  );
}
