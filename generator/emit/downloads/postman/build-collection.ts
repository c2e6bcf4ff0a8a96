import { chooseServer } from '../../snippets/snippet-server';
import type { Operation } from '../../../model/api/api-model';
import { credentialFor, isWriting } from '../../simulator/credentials';
import type { CredentialSettings } from '../../simulator/settings/settings';
import type { DownloadsContext } from '../downloads-context';
import { buildAuth } from './auth';
import { buildItem } from './build-item';
import type { Collection, Folder } from './collection';
import { stableId } from './stable-id';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Builds a Postman collection: a folder for each tag, with every documented request, in an order in which all succeed. */
export function buildCollection(context: DownloadsContext): Collection {
  const { model, settings } = context;
  const [first] = settings.credentials;
  return {
    info: {
      _postman_id: stableId(model.info.title),
      name: model.info.title,
      description: `Every documented request of version ${model.info.version}. Set \`baseUrl\` and the keys to your own.`,
      schema: SCHEMA,
    },
    item: model.tags.flatMap(({ name, operationIds }) => {
      const operations = model.operations.filter(({ id }) => operationIds.includes(id));
      return buildFolder(name, operations, context);
    }),
    auth: buildAuth(first),
    variable: [
      { key: 'baseUrl', value: chooseServer(model.servers).url, type: 'string' },
      ...usedCredentials(context).map(({ name, value }) => ({ key: name, value, type: 'secret' as const })),
    ],
  };
}

function usedCredentials({ model, settings }: DownloadsContext): CredentialSettings[] {
  return [...new Set(model.operations.map((operation) => credentialFor(operation, settings)))];
}

/** Deletions come last, after the calls that make documents final, so that every call finds its records unchanged. */
const ORDER = ['get', 'post', 'put', 'patch', 'delete'];

function buildFolder(name: string, operations: readonly Operation[], context: DownloadsContext): Folder[] {
  const { settings } = context;
  const rankOf = (operation: Operation) =>
    operation.method === 'get' && isWriting(operation, settings)
      ? ORDER.length - 1.5
      : ORDER.indexOf(operation.method);
  const item = operations
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap((operation) => operation.requests.map((example) => buildItem(operation, example, context)));
  return item.length === 0 ? [] : [{ id: stableId(`folder ${name}`), name, item }];
}
