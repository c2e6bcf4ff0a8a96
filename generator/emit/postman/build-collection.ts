import type { ApiModel, Operation } from '../../model/api/api-model';
import { credentialsById } from '../snippets/credentials';
import { chooseServer } from '../snippets/snippet-server';
import { accessOf } from './access';
import { buildItem, serverVariable, type Shared } from './build-item';
import type { Auth, Collection, Folder } from './collection';
import { stableId } from './stable-id';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Builds a Postman collection: a folder for each tag, with every documented request, in an order in which all succeed. */
export function buildCollection(
  model: ApiModel,
  isWriting: (operation: Operation) => boolean = () => false,
): Collection {
  const servers = serversOf(model);
  const accesses = new Map(
    model.operations.map((operation) => [operation.id, accessOf(credentialsById(operation, model))]),
  );
  const auth = mostFrequent([...accesses.values()].map((access) => access.auth));
  const variables = [...accesses.values()].flatMap((access) => access.variables);
  return {
    info: {
      _postman_id: stableId(model.info.title),
      name: model.info.title,
      description: `Every documented request of version ${model.info.version}. Set \`baseUrl\` and the keys to your own.`,
      schema: SCHEMA,
    },
    item: model.tags.flatMap(({ name, operationIds }) => {
      const operations = model.operations.filter(({ id }) => operationIds.includes(id));
      return buildFolder(name, inOrder(operations, isWriting), { model, servers, accesses, auth });
    }),
    auth,
    variable: [
      ...servers.map((value, index) => ({ key: serverVariable(index), value, type: 'string' as const })),
      ...new Map(variables.map((variable) => [variable.key, variable])).values(),
    ],
  };
}

/** The server of the API, and those of operations that have another one. */
function serversOf(model: ApiModel): string[] {
  const all = [{ servers: model.servers }, ...model.operations].map(({ servers }) =>
    chooseServer(servers.length > 0 ? servers : model.servers),
  );
  return [...new Set(all.map(({ url }) => url))];
}

function mostFrequent(auths: readonly Auth[]): Auth {
  const counts = new Map<string, number>();
  for (const auth of auths.map((one) => JSON.stringify(one))) counts.set(auth, (counts.get(auth) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first === undefined ? { type: 'noauth' } : (JSON.parse(first[0]) as Auth);
}

/** Deletions come last, after the calls that make documents final, so that every call finds its records unchanged. */
const ORDER = ['get', 'post', 'put', 'patch', 'delete'];

function inOrder(
  operations: readonly Operation[],
  isWriting: (operation: Operation) => boolean,
): Operation[] {
  const rankOf = (operation: Operation) =>
    operation.method === 'get' && isWriting(operation) ? ORDER.length - 1.5 : ORDER.indexOf(operation.method);
  return operations.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function buildFolder(name: string, operations: readonly Operation[], shared: Shared): Folder[] {
  const item = operations.flatMap((operation) =>
    operation.requests.map((example) => buildItem(operation, example, shared)),
  );
  return item.length === 0 ? [] : [{ id: stableId(`folder ${name}`), name, item }];
}
