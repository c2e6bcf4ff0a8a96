import { credentialsFor } from '../simulator/errors/pair-call';
import type { ApiModel, Operation } from '../model/api-model';
import type { ArazzoParameter, Workflow } from './arazzo';

const SELLER = 'sellerToken';
const KEY = 'secretKey';
const VERSION = 'apiVersion';

/** What every call sends: the credentials of the world and the current version. */
export function componentParameters({ operations, extensions }: ApiModel): Record<string, ArazzoParameter> {
  const credentials: Record<string, ArazzoParameter> = {};
  for (const operation of operations) credentials[nameOf(operation)] = header('Authorization', operation);
  const [current] = Array.isArray(extensions['api-versions']) ? extensions['api-versions'] : [];
  const version = (current as { version?: string } | undefined)?.version ?? '';
  const value = `application/json; api_version=${version}`;
  return { ...credentials, [VERSION]: { name: 'Accept', in: 'header', value } };
}

/** References to the parameters of an operation's workflow. */
export function sharedParameters(operation: Operation): Workflow['parameters'] {
  return [nameOf(operation), VERSION].map((name) => ({ reference: `$components.parameters.${name}` }));
}

function nameOf(operation: Operation): string {
  return credentialsFor(operation).Authorization?.startsWith('Bearer') ? SELLER : KEY;
}

function header(name: string, operation: Operation): ArazzoParameter {
  return { name, in: 'header', value: credentialsFor(operation)[name] ?? '' };
}
