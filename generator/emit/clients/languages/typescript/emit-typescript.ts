import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseName, pascalCase } from '../../../../model/type-plan/names';
import { javascriptKey, javascriptText } from '../../../snippets/languages/javascript-text';
import { nameMethods } from '../../name-methods';
import type { ClientPlan, PlannedScheme } from '../../client-plan';
import { listsOf, typescriptMethods } from './methods';
import { createNamer, RESERVED_TYPES } from './names';
import { commentOf, type Member, typescriptDeclaration, typescriptInterface, typescriptType } from './types';

/** The part that is the same for every API: real TypeScript, which tests run. Its extension keeps it as it is in the package. */
const RUNTIME = join(__dirname, 'runtime.mts');

/** Writes the client file of an API in TypeScript. @param about lines about the file. */
export function emitTypescript(plan: ClientPlan, about: readonly string[]): string {
  return (
    [
      about.map((line) => `// ${line}\n`).join(''),
      readFileSync(RUNTIME, 'utf8').trim(),
      ...plan.types.map(typescriptDeclaration),
      ...plan.errors.map(
        ({ status, name, body }) =>
          `/** The status ${status}. */\nexport class ${name} extends ApiError<${typescriptType(body)}> {\n` +
          `  override readonly name = '${name}';\n}`,
      ),
      ...clientCode(plan),
    ].join('\n\n') + '\n'
  );
}

function clientCode(plan: ClientPlan): string[] {
  const nameMethod = createNamer('methods');
  const taken = new Set([...RESERVED_TYPES, ...[...plan.types, ...plan.errors].map(({ name }) => name)]);
  const names = nameMethods(plan.calls, nameMethod);
  const written = plan.calls.map((call) =>
    typescriptMethods(call, plan, {
      method: names.get(call.id)!,
      all: () => nameMethod(`${call.id}All`),
      options: () => chooseName(taken, `${pascalCase(call.id)}Options`),
    }),
  );
  const { members, construct } = constructorOf(plan);
  return [
    ...written.flatMap(({ declaration }) => declaration ?? []),
    `export ${typescriptInterface('ClientOptions', members)}`,
    [
      ...commentOf({ doc: `The API: ${plan.title}. One method for each operation.` }),
      'export class Client extends BaseClient {',
      [construct, ...written.flatMap(({ methods }) => methods)].map(indented).join('\n\n'),
      '}',
    ].join('\n'),
  ];
}

/** The names of options of a client by the ids of security schemes. */
export function keyNames(schemes: readonly PlannedScheme[]): Map<string, string> {
  const taken = new Set(['baseUrl', 'timeout']);
  return new Map(schemes.map(({ id }) => [id, chooseName(taken, id)]));
}

function constructorOf({ schemes, server, ...plan }: ClientPlan): { members: Member[]; construct: string } {
  const names = keyNames(schemes);
  const keys = schemes.map((scheme) => ({ scheme, name: names.get(scheme.id)! }));
  const hasOthers = plan.calls.some((call) => call.server !== server);
  const members = [
    ...keys.map(({ scheme, name }) => ({ name, required: false, type: `${keyType(scheme)} | undefined` })),
    {
      name: 'baseUrl',
      required: false,
      type: 'string | undefined',
      doc: `All calls go there; without it to ${server}${hasOthers ? ', or to the server of an operation' : ''}.`,
    },
    {
      name: 'timeout',
      required: false,
      type: 'number | undefined',
      doc: 'Seconds for each attempt, 30 without it.',
    },
  ];
  const lines = [
    'baseUrl: options.baseUrl,',
    `server: ${javascriptText(server)},`,
    'timeout: options.timeout ?? 30,',
    ...blockOf(
      'keys',
      keys.map(({ scheme, name }) => `${javascriptKey(scheme.id)}: ${keyCode(scheme, name)},`),
    ),
    ...blockOf(
      'errors',
      plan.errors.map(({ status, name }) => `${status}: ${name},`),
    ),
    `accept: ${javascriptText(plan.accept)},`,
    `auth: ${listsOf(plan.security)},`,
    `resetHeader: ${javascriptText(plan.resetHeader ?? '')},`,
  ];
  const construct = [
    'constructor(options: ClientOptions = {}) {',
    '  super({',
    ...lines.map((line) => `    ${line}`),
    '  });',
    '}',
  ].join('\n');
  return { members, construct };
}

function blockOf(name: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [`${name}: {},`] : [`${name}: {`, ...lines.map((line) => `  ${line}`), '},'];
}

function keyType({ credentials }: PlannedScheme): string {
  return credentials.kind === 'basic' ? 'readonly [user: string, password: string]' : 'string';
}

function keyCode({ credentials }: PlannedScheme, name: string): string {
  const key = javascriptKey(name);
  const value = key === name ? `options.${name}` : `options[${javascriptText(name)}]`;
  switch (credentials.kind) {
    case 'basic':
      return `basicKey(${value})`;
    case 'token':
      return `tokenKey(${javascriptText(credentials.scheme)}, ${value})`;
    case 'apiKey':
      return `ownKey(${javascriptText(credentials.in)}, ${javascriptText(credentials.name)}, ${value})`;
  }
}

function indented(lines: string): string {
  return lines.replace(/^(?=.)/gm, '  ');
}
