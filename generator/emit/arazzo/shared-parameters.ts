import { objectOf, textOf } from '#core/json/read';
import type { ApiModel, Operation } from '../../model/api/api-model';
import { authorizationOf, credentialFor } from '../simulator/credentials';
import type { ArazzoParameter, Workflow } from './arazzo';
import type { ArazzoContext } from './arazzo-context';

const VERSION = 'apiVersion';

/** Parameters of every call: the credentials of the simulator, and the current version. */
export function componentParameters({ model, settings }: ArazzoContext): Record<string, ArazzoParameter> {
  const credentials = model.operations.map((operation) => credentialFor(operation, settings));
  const authorizations = credentials.map((credential): [string, ArazzoParameter] => [
    credential.name,
    { name: 'Authorization', in: 'header', value: authorizationOf(credential) },
  ]);
  return {
    ...Object.fromEntries(authorizations),
    [VERSION]: { name: 'Accept', in: 'header', value: acceptOf(model) },
  };
}

/** The root extension `x-accept` as the value of a header: the media type, and the version as its parameter. */
function acceptOf({ extensions }: ApiModel): string {
  const { mediaType, parameter, current } = objectOf(extensions.accept);
  const version = textOf(parameter) && textOf(current) && `; ${textOf(parameter)}=${textOf(current)}`;
  return `${textOf(mediaType) ?? 'application/json'}${version ?? ''}`;
}

/** References to the parameters of an operation's workflow. */
export function sharedParameters(operation: Operation, { settings }: ArazzoContext): Workflow['parameters'] {
  const names = [credentialFor(operation, settings).name, VERSION];
  return names.map((name) => ({ reference: `$components.parameters.${name}` }));
}
