import type { Json } from '#core/json/json';
import { joinCode, sharedLines, type Code, type CodeLike } from '../../../snippets/code';
import { goConstants, goTemplate } from '../../../snippets/languages/go';
import { readsEnvironment } from '../../../snippets/languages/reader-value-code';
import type { ClientCall } from '../../calls/client-call';
import type { ClientPlan } from '../../client-plan';
import { packageName } from './emit-go';
import { compositeLines, type Entry, indented } from './layout';
import { LiteralWriter } from './literals';
import { type GoNames, nameAll, nameFields, optionsOf } from './names';

/**
 * Returns what writes a program that makes a call with the client file of Go.
 * @param module the name of the file without its extension.
 */
export function emitGoCall(plan: ClientPlan, module: string): (call: ClientCall) => Code {
  const names = nameAll(plan);
  const own = packageName(module);
  return (call) => emitCall(call, names, own);
}

function emitCall(call: ClientCall, names: GoNames, own: string): Code {
  const { planned } = call;
  const isNothing = planned.result.kind === 'nothing';
  const isBytes = planned.result.kind === 'bytes';
  const usesOs = !isNothing || readsEnvironment(call.readerValues);
  const imports = [
    'context',
    ...(isNothing || isBytes ? [] : ['encoding/json']),
    'log',
    ...(usesOs ? ['os'] : []),
  ];
  const settings: Entry[] = [
    ['BaseURL', goTemplate(call.baseUrl, ' + ')],
    ...call.keys.map(({ scheme, basic, token = '' }): Entry => {
      const pair =
        basic &&
        `${own}.Basic{User: ${basic.user}${basic.password === undefined ? '' : `, Password: ${basic.password}`}}`;
      return [names.keys.get(scheme) ?? scheme, pair ?? token];
    }),
  ];
  const method = `client.${names.methods.get(planned.id)}(`;
  const args = ['context.Background()', ...argumentsOf(call, names, `${own}.`)].join(', ');
  const lines: CodeLike[] = [
    sharedLines([
      'package main',
      '',
      'import (',
      ...imports.map((name) => `\t"${name}"`),
      '',
      `\t"example/${own}"`,
      ')',
      '',
    ]),
    ...goConstants(call),
    'func main() {',
    sharedLines([
      indented(`client := ${own}.NewClient(${compositeLines(`${own}.ClientOptions`, settings)})`),
    ]),
    indented(`${isNothing ? 'err' : 'result, err'} := ${method}${args})`),
    sharedLines([
      '\tif err != nil {',
      '\t\tlog.Fatal(err)',
      '\t}',
      ...(isNothing
        ? []
        : [isBytes ? '\tos.Stdout.Write(result)' : '\tjson.NewEncoder(os.Stdout).Encode(result)']),
      '}',
      '',
    ]),
  ];
  return joinCode(lines, '\n');
}

function argumentsOf({ planned, values, body }: ClientCall, names: GoNames, prefix: string): string[] {
  const writer = new LiteralWriter(names, prefix);
  const given = new Map(planned.parameters.map((parameter, index) => [parameter, values[index]]));
  const inPath = planned.parameters
    .filter((parameter) => parameter.in === 'path')
    .map((parameter) => writer.write(given.get(parameter) as Json, parameter.type));
  const options = names.options.get(planned.id);
  const fields = nameFields(optionsOf(planned)).flatMap(({ field, name }): Entry[] => {
    const value = given.get(field);
    if (value === undefined) return [];
    return [[name, writer.writeGiven(value, field)]];
  });
  return [
    ...inPath,
    ...(planned.body ? [body === undefined ? 'nil' : writer.writeGiven(body, planned.body)] : []),
    ...(options === undefined ? [] : [optionsCode(`&${prefix}${options}`, fields)]),
  ];
}

/** A single short option stays on the line of the call. */
function optionsCode(type: string, fields: readonly Entry[]): string {
  if (fields.length === 0) return 'nil';
  const [first, ...others] = fields;
  const isShort = others.length === 0 && !first![1].includes('\n');
  return isShort ? `${type}{${first![0]}: ${first![1]}}` : compositeLines(type, fields);
}
