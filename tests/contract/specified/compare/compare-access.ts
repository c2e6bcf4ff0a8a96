import { isDeepStrictEqual } from 'node:util';
import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import type { Json } from '#core/json/json';
import { listOf, objectOf, textOf } from '#core/json/read';
import type { Specified } from '../../../specified';
import { cite } from './cite';
import type { Finding } from './finding';
import { operationsOf } from './operations-of';
import { below, valueAt } from './sites';

const SCHEMES = '#/components/securitySchemes';

/** Ways to authenticate, scopes and hosts that differ. */
export function compareAccess(description: BundledDescription, specified: Specified): Finding[] {
  return [
    ...compareSchemes(description, specified),
    ...compareServers(description, specified),
    ...compareConnect(description, specified),
  ];
}

/** Each scheme stands once under a name of ours; what it is must be as specified. */
function compareSchemes(description: BundledDescription, { access }: Specified): Finding[] {
  const schemes = Object.entries(objectOf(valueAt(description, SCHEMES)));
  const wanted: Json[] = [
    { ...access.basic },
    { ...access.bearer },
    { ...access.oauth2, scopes: [...access.oauth2.scopes] },
  ];
  const has = schemes.map(([name, scheme]) => ({ name, is: essence(objectOf(scheme)) }));
  return [
    ...wanted
      .filter((scheme) => !has.some(({ is }) => isDeepStrictEqual(is, scheme)))
      .map((scheme) => ({
        pointer: SCHEMES,
        message: `No security scheme is ${JSON.stringify(scheme)}; the specification has it (${cite('access')}).`,
        remedy: 'Write its type, scheme, flow and scopes as the specification does.',
      })),
    ...has
      .filter(({ is }) => !wanted.some((scheme) => isDeepStrictEqual(is, scheme)))
      .map(({ name, is }) => ({
        pointer: below(SCHEMES, name),
        message: `The security scheme ${name} is ${JSON.stringify(is)}, which is not in the specification (${cite('access')}).`,
        remedy: 'Write its type, scheme, flow and scopes as the specification does.',
      })),
  ];
}

function essence({ type = null, scheme, flows }: ReturnType<typeof objectOf>): Json {
  if (scheme !== undefined) return { type, scheme };
  const [flow = '', ...others] = Object.keys(objectOf(flows));
  const scopes = Object.keys(objectOf(objectOf(objectOf(flows)[flow]).scopes));
  return { type, flow: [flow, ...others].join(' '), scopes };
}

function compareServers(description: BundledDescription, { basePath }: Specified): Finding[] {
  return listOf(description.servers).flatMap((server, index) => {
    const url = textOf(objectOf(server).url) ?? '';
    if (url.startsWith('https://{account}.') && url.endsWith(basePath)) return [];
    return [
      {
        pointer: below('#/servers', index, 'url'),
        message: `The server ${url} is not ${basePath} on the host of an account (${cite('basePath')}).`,
        remedy: `Write https://{account}.…${basePath}.`,
      },
    ];
  });
}

function compareConnect(description: BundledDescription, specified: Specified): Finding[] {
  return operationsOf(description, specified)
    .filter(({ operation }) => specified.connect.some((path) => operation.path.startsWith(path)))
    .filter(({ pointer }) => {
      const security = listOf(valueAt(description, below(pointer, 'security')));
      return !security.some((requirement) => Object.hasOwn(objectOf(requirement), 'bearerAuth'));
    })
    .map(({ operation, pointer }) => ({
      pointer,
      message: `${operation.id} takes no bearer token; Connect does (${cite('connect')}).`,
      remedy: 'Add bearerAuth to its security.',
    }));
}
