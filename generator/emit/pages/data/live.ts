import { sentMethod } from '#core/http/methods';
import type {
  LiveBody,
  LiveCredential,
  LiveOperation,
  LiveParameter,
  LivePart,
  LiveSignIn,
} from '#core/contracts/live';
import { namesInBraces } from '#core/http/names-in-braces';
import { joinQuery, type WireParameter } from '#core/http/wire/write-parameters';
import type { WirePart } from '#core/http/wire/write-parts';
import { formatValue } from '#core/json/format-value';
import type { Operation, SecurityScheme } from '../../../model/api/api-model';
import { bodyFormatOf, sentMediaType } from '#core/http/wire/body-format';
import { kindOf } from '../../../model/api/schema/kind-of';
import { addressesOf, originOf } from '../../../model/api/server-addresses';
import { credentialsOfScheme } from '../../snippets/credentials';
import { buildHttpRequest, serializationOf } from '../../snippets/http-request';
import type { RequestContent } from '../../snippets/request-content';
import type { PageContext } from '../page-context';

/**
 * Builds what the page of an operation needs to send real requests; undefined if the project lists none of its servers.
 * @see https://spec.openapis.org/oas/v3.1.0#server-object
 */
export function buildLiveOperation(operation: Operation, context: PageContext): LiveOperation | undefined {
  const { model } = context;
  const servers = operation.servers.length > 0 ? operation.servers : model.servers;
  const listed = servers
    .flatMap(addressesOf)
    .filter((address) => model.liveOrigins?.includes(originOf(address) ?? ''));
  if (listed.length === 0) return undefined;
  const sent = [...operation.requests, ...operation.otherRequests].map((example) => ({
    name: example.name,
    request: buildHttpRequest(operation, example, model),
  }));
  const requests = sent.map(({ name, request: { parameters, body } }) => ({
    name,
    values: Object.fromEntries(parameters.map((one) => [`${one.in}.${one.name}`, formatValue(one.value)])),
    ...(body && { body: bodyOf(body) }),
  }));
  const mediaTypes = new Set(requests.map(({ body }) => body?.mediaType));
  const accept = sent[0]?.request.headers.find(({ name }) => name === 'Accept')?.value;
  return {
    method: sentMethod(operation.method),
    path: operation.path,
    summary: operation.summary,
    servers: [...new Set(listed)],
    ...(accept && { accept }),
    parameters: parametersOf(operation, context),
    ...(operation.requestBody?.required && { isBodyRequired: true }),
    requests,
    otherBodies: (operation.requestBody?.content ?? [])
      .map(({ mediaType }) => emptyBody(mediaType))
      .filter(({ mediaType }) => !mediaTypes.has(mediaType)),
    security: operation.security.map(({ schemes }) =>
      schemes.flatMap(({ id, scopes }) =>
        model.securitySchemes
          .filter((one) => one.id === id)
          .map((one) => credentialOf(one, scopes, model.liveOrigins ?? [])),
      ),
    ),
  };
}

function parametersOf(operation: Operation, { merge }: PageContext): LiveParameter[] {
  const { parameters } = operation;
  const declared = parameters.map(
    ({ in: location, name, required, schema, serialization }): LiveParameter => {
      const kind = kindOf(schema, merge);
      return {
        in: location,
        name,
        serialization,
        ...((required || location === 'path') && { required: true }),
        ...(kind && { kind }),
      };
    },
  );
  const known = new Set(declared.filter((one) => one.in === 'path').map(({ name }) => name));
  const missing = namesInBraces(operation.path).filter((name) => !known.has(name));
  return [
    ...declared,
    ...missing.map((name): LiveParameter => {
      const parameter: Pick<WireParameter, 'in' | 'name'> = { in: 'path', name };
      return { ...parameter, serialization: serializationOf(operation, parameter), required: true };
    }),
  ];
}

function bodyOf(content: RequestContent): LiveBody {
  const { mediaType } = content;
  switch (content.kind) {
    case 'json':
      return { mediaType, kind: 'text', text: JSON.stringify(content.value, null, 2) };
    case 'form':
      return {
        mediaType,
        kind: 'text',
        text: joinQuery(content.pairs),
      };
    case 'multipart':
      return { mediaType, kind: 'multipart', parts: content.parts.flatMap(partOf) };
    case 'text':
      return { mediaType, kind: 'text', text: content.text };
    // Snippets alone write parts by hand.
    case 'pieces':
    case 'binary':
      return { mediaType, kind: 'binary' };
  }
}

/** Returns a field of the form for a part; parts without names cannot be fields. */
function partOf({ name, mediaType, content }: WirePart): LivePart[] {
  if (name === undefined || content.kind === 'parts') return [];
  const isFile = content.kind === 'file';
  return [{ name, value: isFile ? '' : content.text, isFile, ...(mediaType !== undefined && { mediaType }) }];
}

/** Returns a body that readers write from the start. */
function emptyBody(declared: string): LiveBody {
  const mediaType = sentMediaType(declared, '');
  return bodyFormatOf(mediaType, '') === 'binary'
    ? { mediaType, kind: 'binary' }
    : { mediaType, kind: 'text', text: '' };
}

function credentialOf(scheme: SecurityScheme, scopes: string[], origins: readonly string[]): LiveCredential {
  const { id } = scheme;
  const [credentials] = credentialsOfScheme(scheme);
  switch (credentials?.kind) {
    case undefined:
      return { id, kind: 'certificate' };
    // A reader may paste the value that another program has computed.
    case 'computed':
      return { id, kind: 'token', scheme: credentials.scheme, isPasted: true };
    case 'basic':
      return { id, kind: 'basic' };
    case 'apiKey':
      return { id, kind: 'apiKey', in: credentials.in, name: credentials.name };
    case 'token': {
      const signIn = signInOf(scheme, scopes, origins);
      return {
        id,
        kind: 'token',
        scheme: credentials.scheme,
        ...(signIn ? { signIn } : scheme.type !== 'http' && { isPasted: true }),
      };
    }
  }
}

/** Returns how a page gets a token; undefined unless a flow has PKCE and a token URL at a listed origin. */
function signInOf(
  scheme: SecurityScheme,
  scopes: string[],
  origins: readonly string[],
): LiveSignIn | undefined {
  const flows = scheme.type === 'oauth2' ? scheme.flows : [];
  const flow = flows.find(({ kind, pkce }) => kind === 'authorizationCode' && pkce === 'SHA-256');
  const { authorizationUrl = '', tokenUrl = '' } = flow ?? {};
  // The address is opened in a window: one with another scheme could run a script.
  if (!/^https?:/i.test(authorizationUrl) || !URL.canParse(authorizationUrl)) return undefined;
  return origins.includes(originOf(tokenUrl) ?? '') ? { authorizationUrl, tokenUrl, scopes } : undefined;
}
