import type { Json, JsonObject } from '#core/json/json';
import type { BundledDescription } from '../../read/normalize/bundled-description';
import type { Described, OAuthFlow, SecurityScheme } from './api-model';
import { buildDescribed } from './described';
import { entriesOf, labelOf, objectOf, textOf } from '#core/json/read';
import { resolve } from '#core/openapi/resolve';

/** @see https://spec.openapis.org/oas/v3.1.0#security-scheme-object */
export function buildSecuritySchemes(bundle: BundledDescription): SecurityScheme[] {
  return entriesOf(bundle.components?.securitySchemes).flatMap(([id, value]) => {
    const raw = resolve(bundle, value);
    const build = BUILDERS.get(textOf(raw.type) ?? '');
    return build ? [{ id, ...buildDescribed(raw), ...metadataOf(raw), ...build(raw) }] : [];
  });
}

/** The address of the metadata of OAuth in OpenAPI 3.2. */
function metadataOf(raw: JsonObject): Pick<SecurityScheme, 'metadataUrl'> {
  const metadataUrl = labelOf(raw.oauth2MetadataUrl);
  return metadataUrl === undefined ? {} : { metadataUrl };
}

type Specific<Type extends SecurityScheme['type']> = Omit<
  Extract<SecurityScheme, { type: Type }>,
  'id' | 'metadataUrl' | keyof Described
>;
type AnySpecific = { [Type in SecurityScheme['type']]: Specific<Type> }[SecurityScheme['type']];

const BUILDERS = new Map<string, (raw: JsonObject) => AnySpecific>(
  Object.entries({
    http: (raw) => ({
      type: 'http',
      scheme: nameOfScheme(textOf(raw.scheme) ?? ''),
      bearerFormat: textOf(raw.bearerFormat),
    }),
    apiKey: (raw) => ({ type: 'apiKey', in: textOf(raw.in) ?? 'header', name: textOf(raw.name) ?? '' }),
    oauth2: (raw) => ({
      type: 'oauth2',
      flows: entriesOf(raw.flows).map(([kind, flow]) => buildFlow(kind, flow)),
    }),
    openIdConnect: (raw) => ({ type: 'openIdConnect', url: textOf(raw.openIdConnectUrl) ?? '' }),
    mutualTLS: () => ({ type: 'mutualTLS' }),
  }),
);

/** The schemes that readers know by a name in lower case; any other keeps the letters of its author, such as `DPoP`. */
const KNOWN = ['basic', 'bearer', 'digest'];

function nameOfScheme(name: string): string {
  return KNOWN.find((known) => known === name.toLowerCase()) ?? name;
}

function buildFlow(kind: string, value: Json): OAuthFlow {
  const raw = objectOf(value);
  const pkce = methodOf(raw['x-usePkce']);
  return {
    kind,
    authorizationUrl: textOf(raw.authorizationUrl),
    deviceAuthorizationUrl: textOf(raw.deviceAuthorizationUrl),
    tokenUrl: textOf(raw.tokenUrl),
    refreshUrl: textOf(raw.refreshUrl),
    ...(pkce !== undefined && { pkce }),
    scopes: entriesOf(raw.scopes).map(([name, description]) => ({
      name,
      description: textOf(description) ?? '',
    })),
  };
}

/** Returns the method of `x-usePkce`: Scalar writes it, others true. */
function methodOf(pkce: Json | undefined): string | undefined {
  if (pkce === true) return 'SHA-256';
  return pkce === 'SHA-256' || pkce === 'plain' ? pkce : undefined;
}
