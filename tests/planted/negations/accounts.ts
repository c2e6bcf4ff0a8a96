import { replaceComparison, replaceExpression, replaceLiteral } from '../operators/code';
import { replaceAt } from '../operators/yaml';
import { type Negation, negationsOf } from './negation';

const accounts = negationsOf('simulator/resources/accounts.ts');
const authenticate = negationsOf('simulator/layers/authenticate.ts');
const records = negationsOf('simulator/records/records.ts');
const taxRates = negationsOf('simulator/resources/tax-rates.ts');
const taxRegister = negationsOf('simulator/resources/tax-register.ts');
const newAccount = negationsOf('openapi/components/schemas/CustomAccountCreate.yaml');

const FOUND = "findRecord(call, 'accounts').value";

export const ACCOUNTS: readonly Negation[] = [
  accounts(
    'accounts.creation',
    replaceExpression('getAccount', FOUND, `({ ...${FOUND}, authentication: { token_type: 'Bearer' } })`),
  ),
  accounts('accounts.creation', replaceLiteral('createAccount', 'Bearer', 'Basic')),
  accounts('accounts.creation', replaceLiteral('createAccount', 'custom', 'standard')),
  accounts('accounts.creation', replaceLiteral('createAccount', 'active', 'inactive')),
  accounts('accounts.creation', replaceExpression('createAccount', '`rt_EXAMPLE_${id}`', 'accessToken')),
  accounts('accounts.creation', replaceExpression('subdomainOf', '/[a-z0-9]+/', '/[a-z0-9 ]+/')),
  newAccount('accounts.creation', replaceAt('/properties/default_product_type/default', 'service', 'good')),
  newAccount('accounts.creation', replaceAt('/properties/default_tax_code/default', 'eservice', 'standard')),
  authenticate('accounts.token-life', replaceLiteral('SECONDS_PER_DAY', 24, 25)),
  authenticate('accounts.token-life', replaceLiteral('SECONDS_PER_DAY', 24, 23)),
  authenticate('accounts.token-life', replaceComparison('isExpired', '>=', '>')),
  records(
    'accounts.own-records',
    replaceExpression('listRecords', 'belongsTo(record, resource, access.accountId)', 'true'),
  ),
  records(
    'accounts.own-records',
    replaceExpression('findRecord', '!belongsTo(record, resource, call.access.accountId)', 'false'),
  ),
  taxRates(
    'accounts.calculation',
    replaceExpression('readRequest', 'account.default_tax_code', "'eservice'"),
  ),
  taxRates('accounts.calculation', replaceExpression('readRequest', 'account.country', "'ES'")),
  taxRates('accounts.calculation', replaceExpression('readRequest', 'account.currency', "'EUR'")),
  taxRegister(
    'accounts.calculation',
    replaceExpression('byTaxIds', "listRecords(call, 'tax_ids')", "call.store.table('tax_ids').list()"),
  ),
  taxRegister(
    'accounts.calculation',
    replaceExpression('readRegistrations', '[...byTaxIds(call), ...atHome(call)]', 'byTaxIds(call)'),
  ),
  newAccount('accounts.email-required', replaceAt('/required', 'email', 'business_name')),
  {
    id: 'accounts.both-types',
    file: 'openapi/components/examples/listAccounts.200.yaml',
    edit: replaceAt('/value/2/type', 'standard', 'custom'),
  },
  accounts(
    'accounts.subdomain',
    replaceExpression('subdomainOf', 'isTaken ? `${word}-${id}` : word', 'word'),
  ),
];
