import type { Json } from '#core/json/json';
import { code, type Code, codeText, joinCode, sharedLines } from '../../../snippets/code';
import { javascriptLiteral, typedLiteral } from '../../../snippets/languages/javascript-literal';
import {
  javascriptConstants,
  javascriptKey,
  javascriptTemplate,
} from '../../../snippets/languages/javascript-text';
import { joinParagraphs } from '../../../snippets/languages/paragraphs';
import type { CallNames, ClientCall } from '../../calls/client-call';
import type { ClientPlan } from '../../client-plan';
import { nameMethods } from '../../name-methods';
import { keyNames } from './emit-typescript';
import { optionsOf } from './methods';
import { createNamer } from './names';

/**
 * Returns what writes a module that makes a call with the client file of TypeScript.
 * @param module the name of the file without its extension.
 */
export function emitTypescriptCall(plan: ClientPlan, module: string): (call: ClientCall) => Code {
  const names: CallNames = {
    keys: keyNames(plan.schemes),
    methods: nameMethods(plan.calls, createNamer('methods')),
    module,
  };
  return (call) => emitCall(call, names);
}

function emitCall(call: ClientCall, names: CallNames): Code {
  const { planned } = call;
  const settings = [
    `baseUrl: ${javascriptTemplate(call.baseUrl)}`,
    ...call.keys.map(({ scheme, basic, token }) => {
      const key = javascriptKey(names.keys.get(scheme) ?? scheme);
      return `${key}: ${basic ? `[${basic.user}, ${basic.password ?? "''"}]` : token}`;
    }),
  ];
  const made = ['const client = new Client({', ...settings.map((setting) => `  ${setting},`), '});'];
  const start = planned.result.kind === 'nothing' ? 'await ' : 'const result = await ';
  const name = `${start}client.${names.methods.get(planned.id)}(`;
  return joinParagraphs([
    [sharedLines([`import { Client } from './${names.module}';`])],
    // A key may be part of a pair, whose members are strings.
    javascriptConstants(call, (variable) => `process.env.${variable}!`),
    [sharedLines(made)],
    [code`${name}${argumentsCode(call, name.length)});`],
    planned.result.kind === 'nothing' ? [] : [sharedLines(['console.log(result);'])],
  ]);
}

/** Only the last argument may take several lines next to the others. */
function argumentsCode(call: ClientCall, column: number): Code {
  const all = argumentsOf(call);
  const line = joinCode(
    all.map((write) => write(0, column)),
    ', ',
  );
  const head = all.slice(0, -1).map((write) => codeText(write(0, column)));
  if (!head.some((text) => text.includes('\n'))) return line;
  return code`\n${joinCode(
    all.map((write) => code`  ${write(2, 2)},`),
    '\n',
  )}\n`;
}

type WriteArgument = (indent: number, column: number) => Code;

function argumentsOf({ planned, values, body }: ClientCall): WriteArgument[] {
  const { parameters } = planned;
  const given = parameters.map((parameter, index) => ({ parameter, value: values[index] }));
  const inPath = given.filter(({ parameter }) => parameter.in === 'path');
  const others = given.filter(({ parameter }) => parameter.in !== 'path');
  const options = optionsOf(others.map(({ parameter }) => parameter)).flatMap(({ member }, index) => {
    const { value, parameter } = others[index]!;
    return value === undefined ? [] : [{ name: member.name, value, place: parameter.in }];
  });
  const places = [...new Set(options.map(({ place }) => place))];
  return [
    ...inPath.map(({ value }): WriteArgument => (indent, column) => [
      javascriptLiteral(value as Json, { indent, column }),
    ]),
    ...(body === undefined
      ? []
      : [((indent, column) => typedLiteral(body, { indent, column }, ['request'])) satisfies WriteArgument]),
    ...(options.length === 0
      ? []
      : [
          ((indent, column) => {
            const value = Object.fromEntries(options.map((option) => [option.name, option.value]));
            // The name of a member leads to its parameter, if all are sent in one location.
            const [place] = places;
            return typedLiteral(value, { indent, column }, places.length === 1 ? [place!] : []);
          }) satisfies WriteArgument,
        ]),
  ];
}
