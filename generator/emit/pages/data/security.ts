import { translate } from '#core/labels/translate';
import { joinDescriptions } from '../../../model/api/schema/own-description';
import { withDeprecation } from '../../../model/wording/deprecation-text';
import { codeSpan } from '../markdown/code-span';
import type { SecurityRequirement, SecurityScheme } from '../../../model/api/api-model';
import { buildNotesData } from './notes';
import type { PageContext } from '../page-context';
import type { SecurityData, SecuritySchemeData } from '#core/contracts/page-data';

/** Builds the credentials that an operation accepts; undefined if it does not need any. */
export function buildSecurityData(
  security: readonly SecurityRequirement[],
  { model, addresses }: PageContext,
): SecurityData | undefined {
  if (security.length === 0) return undefined;
  return {
    alternatives: security.map(({ schemes }) => ({
      schemes: schemes.map(({ id, scopes }) => ({
        id,
        label: labelOf(id, model.securitySchemes),
        href: addresses.securityScheme(id),
        scopes,
      })),
    })),
  };
}

/** Returns the kind of a scheme, or its name if several schemes are of that kind. */
function labelOf(id: string, schemes: readonly SecurityScheme[]): string {
  const kinds = new Map(schemes.map((scheme) => [scheme.id, kindOf(scheme)]));
  const kind = kinds.get(id);
  const alike = [...kinds.values()].filter((other) => other === kind);
  return kind === undefined || alike.length > 1 ? id : kind;
}

export function buildSecuritySchemeData(scheme: SecurityScheme, context: PageContext): SecuritySchemeData {
  return {
    id: scheme.id,
    label: labelOf(scheme.id, context.model.securitySchemes),
    kind: describeUse(scheme),
    html: context.renderMarkdown(withDeprecation(describeScheme(scheme), scheme)),
    notes: buildNotesData(scheme.notes, context),
    flows: scheme.type === 'oauth2' ? scheme.flows.map((flow) => buildFlow(flow, context)) : undefined,
  };
}

/** The description, and the addresses that only OpenAPI 3.2 has. */
function describeScheme(scheme: SecurityScheme): string | undefined {
  const { description, metadataUrl } = scheme;
  const devices = (scheme.type === 'oauth2' ? scheme.flows : []).flatMap(({ deviceAuthorizationUrl: url }) =>
    url === undefined ? [] : [translate('Device authorization address: {url}', { url: codeSpan(url) })],
  );
  const metadata = metadataUrl && translate('Metadata of the server: {url}', { url: codeSpan(metadataUrl) });
  return joinDescriptions([description, metadata, ...devices]);
}

type Flow = NonNullable<SecuritySchemeData['flows']>[number];
type OAuthFlow = Extract<SecurityScheme, { type: 'oauth2' }>['flows'][number];

function buildFlow(
  { scopes, kind, pkce, deviceAuthorizationUrl: _, ...urls }: OAuthFlow,
  { renderMarkdown }: PageContext,
): Flow {
  return {
    ...urls,
    kind: nameOfFlow({ kind, pkce }),
    scopes: scopes.map(({ name, description }) => ({ name, html: renderMarkdown(description) ?? '' })),
  };
}

const FLOWS = new Map<string, string>(
  Object.entries({
    authorizationCode: translate('authorization code'),
    clientCredentials: translate('client credentials'),
    deviceAuthorization: translate('device authorization'),
  }),
);

function nameOfFlow({ kind, pkce }: Pick<OAuthFlow, 'kind' | 'pkce'>): string {
  const name = FLOWS.get(kind) ?? kind;
  return pkce === undefined ? name : translate('{flow} with PKCE ({method})', { flow: name, method: pkce });
}

const HTTP_SCHEMES = new Map<string, string>(
  Object.entries({
    basic: 'HTTP basic',
    bearer: translate('Bearer token'),
    digest: 'HTTP digest',
  }),
);

function kindOf(scheme: SecurityScheme): string {
  switch (scheme.type) {
    case 'http':
      return [
        HTTP_SCHEMES.get(scheme.scheme) ?? `HTTP ${scheme.scheme}`,
        ...(scheme.bearerFormat ? [`(${scheme.bearerFormat})`] : []),
      ].join(' ');
    case 'apiKey':
      return translate('API key {name}', { name: scheme.name });
    case 'oauth2':
      return 'OAuth 2.0';
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'mutualTLS':
      return 'Mutual TLS';
  }
}

/** The first word of the header. */
const SCHEME_WORDS = new Map([
  ['basic', 'Basic'],
  ['bearer', 'Bearer'],
]);

/** Describes how the credentials are sent. */
function describeUse(scheme: SecurityScheme): string {
  switch (scheme.type) {
    case 'http':
      return translate('Header {header}', {
        header: `Authorization: ${SCHEME_WORDS.get(scheme.scheme) ?? scheme.scheme} …`,
      });
    case 'apiKey':
      return describePlace(scheme.in, scheme.name);
    case 'oauth2':
      return scheme.flows.map((flow) => `OAuth 2.0 ${nameOfFlow(flow)}`).join(', ');
    case 'openIdConnect':
      return scheme.url;
    case 'mutualTLS':
      return translate('Client certificate');
  }
}

function describePlace(place: string, name: string): string {
  if (place === 'query') return translate('Query parameter {name}', { name });
  if (place === 'cookie') return translate('Cookie {name}', { name });
  return translate('Header {header}', { header: name });
}
