import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameMethods } from '../../name-methods';
import type { ClientPlan, PlannedScheme } from '../../client-plan';
import { listsOf, pythonMethods } from './methods';
import { createNamer } from './names';
import { docstring, pythonDeclaration, pythonString, pythonType } from './types';

/** The part that is the same for every API: real Python, which tests run. */
const RUNTIME = join(__dirname, 'runtime.py');

/** Writes the client file of an API in Python. @param about lines about the file. */
export function emitPython(plan: ClientPlan, about: readonly string[]): string {
  const errors = plan.errors.map(
    ({ status, name, body }) =>
      `class ${name}(ApiError):\n    ${docstring(`The status ${status}.`)}\n\n    body: ${pythonType(body)}`,
  );
  return [
    about.map((line) => `# ${line}\n`).join(''),
    readFileSync(RUNTIME, 'utf8'),
    ...plan.types.map((type) => `\n\n${pythonDeclaration(type)}\n`),
    ...errors.map((error) => `\n\n${error}\n`),
    `\n\n${clientClass(plan)}\n`,
  ].join('');
}

function clientClass(plan: ClientPlan): string {
  const nameMethod = createNamer('methods');
  const names = nameMethods(plan.calls, nameMethod);
  const methods = plan.calls.flatMap((call) =>
    pythonMethods(call, plan, names.get(call.id)!, () => nameMethod(`${call.id}All`)),
  );
  const errors = plan.errors.map(({ status, name }) => `        ${status}: ${name},`);
  return [
    'class Client(BaseClient):',
    `    ${docstring(`The API: ${plan.title}. One method for each operation.`)}`,
    '',
    ...(errors.length > 0 ? ['    errors: ClassVar[dict[int, type[ApiError]]] = {', ...errors, '    }'] : []),
    ...(plan.resetHeader === undefined
      ? []
      : [`    reset_header: ClassVar[str] = ${pythonString(plan.resetHeader)}`]),
    `    server: ClassVar[str] = ${pythonString(plan.server)}`,
    `    accept: ClassVar[str] = ${pythonString(plan.accept)}`,
    `    auth: ClassVar[Auth] = ${listsOf(plan.security)}`,
    '',
    constructorOf(plan),
    ...methods.flatMap((method) => ['', method]),
  ].join('\n');
}

/** Returns security schemes with the arguments for their keys. */
export function nameKeys(schemes: readonly PlannedScheme[]): { scheme: PlannedScheme; name: string }[] {
  const nameArgument = createNamer('arguments');
  for (const other of ['base url', 'timeout']) nameArgument(other);
  return schemes.map((scheme) => ({ scheme, name: nameArgument(scheme.id) }));
}

function constructorOf({ schemes }: ClientPlan): string {
  const named = nameKeys(schemes);
  return [
    '    def __init__(',
    '        self,',
    '        *,',
    ...named.map(({ scheme, name }) => `        ${name}: ${argumentType(scheme)} | None = None,`),
    '        base_url: str | None = None,',
    '        timeout: float = 30.0,',
    '    ) -> None:',
    '        keys: dict[str, Param | None] = {',
    ...named.map(({ scheme, name }) => `            ${pythonString(scheme.id)}: ${keyOf(scheme, name)},`),
    '        }',
    '        super().__init__(base_url, keys, timeout)',
  ].join('\n');
}

function argumentType({ credentials }: PlannedScheme): string {
  return credentials.kind === 'basic' ? 'tuple[str, str]' : 'str';
}

function keyOf({ credentials }: PlannedScheme, name: string): string {
  switch (credentials.kind) {
    case 'basic':
      return `basic_key(${name})`;
    case 'token':
      return `token_key(${pythonString(credentials.scheme)}, ${name})`;
    case 'apiKey':
      return `own_key(${pythonString(credentials.in)}, ${pythonString(credentials.name)}, ${name})`;
  }
}
