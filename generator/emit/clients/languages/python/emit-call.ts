import { code, type Code } from '../../../snippets/code';
import { upperCase } from '../../../snippets/languages/constant-name';
import { joinParagraphs } from '../../../snippets/languages/paragraphs';
import { readsEnvironment } from '../../../snippets/languages/reader-value-code';
import { pythonConstants, pythonLiteral, pythonTemplate } from '../../../snippets/languages/python';
import type { ClientCall } from '../../calls/client-call';
import type { ClientPlan } from '../../client-plan';
import { methodNames, nameKeys } from './emit-python';
import { nameArguments } from './methods';

/** The longest line of Black. */
const WIDTH = 88;

/** Writes a script that makes a call with the client file of Python. @param module the name of the file without its extension. */
export function emitPythonCall(call: ClientCall, plan: ClientPlan, module: string): Code {
  const { planned, baseUrl, keys } = call;
  const names = new Map(nameKeys(plan.schemes).map(({ scheme, name }) => [scheme.id, name]));
  const settings = [
    `base_url=${pythonTemplate(baseUrl)}`,
    ...keys.map(
      ({ scheme, basic, token = '' }) => `${names.get(scheme)}=${basic ? pairOf(basic) : upperCase(token)}`,
    ),
  ];
  const isNothing = planned.result.kind === 'nothing';
  const start = `${isNothing ? '' : 'result = '}client.${methodNames(plan).get(planned.id)}`;
  return joinParagraphs([
    readsEnvironment(call.readerValues) ? ['import os'] : [],
    [`from ${module} import Client`],
    pythonConstants(call),
    // A line for each, whatever the length of the address that readers choose.
    ['client = Client(', ...settings.map((setting) => `    ${setting},`), ')'],
    [code`${callOf(start, argumentsOf(call))}`, ...(isNothing ? [] : ['print(result)'])],
  ]);
}

function pairOf({ user, password }: { user: string; password?: string }): string {
  return `(${upperCase(user)}, ${password === undefined ? '""' : upperCase(password)})`;
}

function argumentsOf({ planned, values, body }: ClientCall): string[] {
  const given = nameArguments(planned).flatMap(({ parameter, name }, index) => {
    const value = values[index];
    return value === undefined ? [] : [{ name, value, isInPath: parameter.in === 'path' }];
  });
  const inPath = given.filter(({ isInPath }) => isInPath);
  const named = given.filter(({ isInPath }) => !isInPath);
  return [
    ...inPath.map(({ value }) => pythonLiteral(value, { indent: 4, column: 4 })),
    ...(body === undefined ? [] : [pythonLiteral(body, { indent: 4, column: 4 })]),
    ...named.map(
      ({ name, value }) => `${name}=${pythonLiteral(value, { indent: 4, column: name.length + 5 })}`,
    ),
  ];
}

/** Writes a call on one line if it fits. */
function callOf(name: string, args: readonly string[]): string {
  const line = `${name}(${args.join(', ')})`;
  if (line.length <= WIDTH && !line.includes('\n')) return line;
  return [`${name}(`, ...args.map((arg) => `    ${arg},`), ')'].join('\n');
}
