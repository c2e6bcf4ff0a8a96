import { code, type Code } from '../../../snippets/code';
import { upperCase } from '../../../snippets/languages/constant-name';
import { joinParagraphs } from '../../../snippets/languages/paragraphs';
import { readsEnvironment } from '../../../snippets/languages/reader-value-code';
import { pythonConstants, pythonLiteral, pythonTemplate } from '../../../snippets/languages/python';
import type { CallNames, ClientCall } from '../../calls/client-call';
import type { ClientPlan } from '../../client-plan';
import { nameMethods } from '../../name-methods';
import { nameKeys } from './emit-python';
import { nameArguments } from './methods';
import { createNamer } from './names';

/** The longest line of Black. */
const WIDTH = 88;

/**
 * Returns what writes a script that makes a call with the client file of Python.
 * @param module the name of the file without its extension.
 */
export function emitPythonCall(plan: ClientPlan, module: string): (call: ClientCall) => Code {
  const names: CallNames = {
    keys: new Map(nameKeys(plan.schemes).map(({ scheme, name }) => [scheme.id, name])),
    methods: nameMethods(plan.calls, createNamer('methods')),
    module,
  };
  return (call) => emitCall(call, names);
}

function emitCall(call: ClientCall, names: CallNames): Code {
  const { planned, baseUrl, keys } = call;
  const settings = [
    `base_url=${pythonTemplate(baseUrl)}`,
    ...keys.map(
      ({ scheme, basic, token = '' }) =>
        `${names.keys.get(scheme)}=${basic ? pairOf(basic) : upperCase(token)}`,
    ),
  ];
  const isNothing = planned.result.kind === 'nothing';
  const start = `${isNothing ? '' : 'result = '}client.${names.methods.get(planned.id)}`;
  return joinParagraphs([
    readsEnvironment(call.readerValues) ? ['import os'] : [],
    [`from ${names.module} import Client`],
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
