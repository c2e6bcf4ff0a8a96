import { asObject, listOperations, lookUp } from './description';
import { buildApiModel } from '../../../generator/model/api/build-api-model';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import { buildHttpRequest } from '../../../generator/emit/snippets/http-request';
import type { Credentials } from '../../../generator/emit/snippets/credentials';

/** The account that each example credential belongs to: the default account for the key, a seller for its own token. */
function accountsByCredential(description: BundledDescription): Map<string, string> {
  const keys = asObject(description['x-example-credentials']);
  const [server] = description.servers as { variables: { account: { default: string } } }[];
  const seller = asObject(lookUp(description, '#/components/examples/createAccount.201').value);
  return new Map([
    [(keys.basicAuth as string).split(':')[0]!, server!.variables.account.default],
    [asObject(seller.authentication).access_token as string, seller.subdomain as string],
  ]);
}

/** Example calls that send a credential to the host of another account, as `getAddress: at_EXAMPLE goes to demo`. */
export function callsOnWrongHost(description: BundledDescription): string[] {
  const accounts = accountsByCredential(description);
  const model = buildApiModel(description);
  return model.operations.flatMap((operation) =>
    operation.requests.flatMap((example) => {
      const { server, credentials } = buildHttpRequest(operation, example, model);
      const [host = ''] = new URL(server.url).hostname.split('.');
      return credentials
        .map(secretOf)
        .filter((secret) => accounts.get(secret) !== host)
        .map((secret) => `${operation.id} ${example.name}: ${secret} goes to ${host}`);
    }),
  );
}

/** Operations of a platform on its sellers whose example uses the access of one seller. */
export function listsWithOneSellersAccess(description: BundledDescription): string[] {
  return listOperations(description, 'paths')
    .filter(({ path }) => path === '/accounts')
    .filter(({ operation }) => !('basicAuth' in asObject((operation.security as object[])[0] as never)))
    .map(({ id }) => id);
}

function secretOf(credentials: Credentials): string {
  if (credentials.kind === 'basic') return credentials.user;
  if (credentials.kind === 'computed') return '';
  return credentials.kind === 'token' ? credentials.token : credentials.key;
}
