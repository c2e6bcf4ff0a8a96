import { replaceComparison, replaceExpression, replaceLiteral } from '../operators/code';
import { replaceAt } from '../operators/yaml';
import { type Negation, negationsOf } from './negation';

const authenticate = negationsOf('simulator/layers/authenticate.ts');
const records = negationsOf('simulator/records/records.ts');
const limitRate = negationsOf('simulator/layers/limit-rate.ts');
const rateMeter = negationsOf('simulator/store/rate-meter.ts');
const documents = negationsOf('simulator/layers/limit-documents.ts');
const negotiate = negationsOf('simulator/layers/negotiate.ts');
const simulateError = negationsOf('simulator/layers/simulate-error.ts');

export const ACCESS: readonly Negation[] = [
  authenticate(
    'access.authentication',
    replaceExpression('userOf', "atob(value).split(':')[0] ?? ''", "atob(value).replace(/:$/, '')"),
  ),
  authenticate(
    'access.authentication',
    replaceExpression(
      'readAccess',
      'store.credentials.get(key)',
      "store.credentials.get(key) ?? store.credentials.get('sk_test_EXAMPLE')",
    ),
  ),
  authenticate(
    'access.authentication',
    replaceExpression('readAccess', String.raw`/^(basic|bearer) +(\S+)$/i`, String.raw`/^(basic) +(\S+)$/i`),
  ),
  authenticate(
    'access.authentication',
    replaceExpression('readAccess', 'isExpired(credential, engine)', 'false'),
  ),
  authenticate(
    'access.authentication',
    replaceExpression(
      'authenticate',
      `context.header('WWW-Authenticate', 'Basic realm="API", Bearer')`,
      `(context.header('WWW-Authenticate', 'Basic'), context.header('X-RateLimit-Limit', '100'))`,
    ),
  ),
  authenticate('access.read-only', replaceExpression('reaches', "needed !== 'read_write'", 'true')),
  {
    id: 'access.read-only',
    file: 'openapi/paths/invoices_{id}_deliver.yaml',
    edit: replaceAt('/get/security/1/oauth2/0', 'read_write', 'read_only'),
  },
  {
    id: 'access.read-only',
    file: 'openapi/paths/credits_{id}_deliver.yaml',
    edit: replaceAt('/get/security/1/oauth2/0', 'read_write', 'read_only'),
  },
  records('access.refusals', replaceLiteral('rejectForeign', 401, 404)),
  records('access.refusals', replaceLiteral('rejectHidden', 403, 404)),
  records(
    'access.refusals',
    replaceExpression('findRecord', '!belongsTo(record, resource, call.access.accountId)', 'false'),
  ),
  {
    id: 'access.refusals',
    file: 'simulator/resources/addresses.ts',
    edit: replaceComparison('rejectStandardAccount', "=== 'standard'", "=== 'custom'"),
  },
  {
    id: 'access.identity',
    file: 'simulator/resources/identity.ts',
    edit: replaceExpression('authorization', 'access.accountId', 'homeAccountOf(store.seed)'),
  },
  rateMeter('rate-limit.countdown', replaceComparison('take', '>= this.calls', '> this.calls')),
  rateMeter('rate-limit.countdown', replaceExpression('take', 'this.calls - window.count', 'window.count')),
  rateMeter('rate-limit.countdown', replaceExpression('take', 'window.end', 'now')),
  limitRate('rate-limit.countdown', replaceLiteral('limitRate', 429, 503)),
  rateMeter('rate-limit.countdown', replaceExpression('take', 'now + this.windowSeconds', 'now + 16')),
  {
    id: 'rate-limit.countdown',
    file: 'simulator/store/worlds.ts',
    edit: replaceExpression(
      'Worlds',
      'new RateMeter(calls, windowSeconds)',
      'new RateMeter(99, windowSeconds)',
    ),
  },
  negotiate(
    'negotiation.unknown-version',
    replaceExpression('negotiate', '!contract.apiVersions.includes(version)', 'false'),
  ),
  negotiate(
    'run.versions',
    replaceExpression('negotiate', '!contract.apiVersions.includes(version)', 'true'),
  ),
  simulateError('run.errors', replaceExpression('simulateError', 'Number(wanted)', '400')),
  limitRate('rate-limit.ping', replaceLiteral('FREE_OPERATION', 'getPing', 'getAuthorization')),
  {
    id: 'operations.security',
    file: 'openapi/paths/invoices_{id}_deliver.yaml',
    edit: replaceAt('/get/security/1/oauth2/0', 'read_write', 'read_only'),
  },
  {
    id: 'simulator.defaults',
    file: 'simulator/command-line.ts',
    edit: replaceLiteral('FLAGS.port', '4010', '4011'),
  },
  {
    id: 'simulator.defaults',
    file: 'simulator/command-line.ts',
    edit: replaceLiteral('FLAGS.clock', 'real', 'steps'),
  },
  documents('sandbox.counted', replaceLiteral('DOCUMENTS', 'expenses', 'recurring')),
  documents(
    'sandbox.document-limit',
    replaceComparison('limitDocuments', '>= documentLimit.max', '> documentLimit.max'),
  ),
  documents(
    'sandbox.document-limit',
    replaceExpression('limitDocuments', 'documentLimit.max - countDocuments(store)', 'documentLimit.max'),
  ),
];
