import type { FieldForm, Serialization } from '#core/http/wire/serialization';
import type { PlannedBody, PlannedParameter, PlannedResult } from '../../../../model/type-plan/type-plan';
import { chooseName } from '../../../../model/type-plan/names';
import { javascriptKey, javascriptText } from '../../../snippets/languages/javascript-text';
import type { ClientPlan, PlannedCall } from '../../client-plan';
import { formOfField, isIdempotencyKey, isUsualForm } from '../../parameter-form';
import { createNamer } from './names';
import { commentOf, type Member, typescriptInterface, typescriptType } from './types';

/** The longest line; the contents of a longer call get a line each. */
const WIDTH = 110;

/** The names that a call gets in the file. */
interface CallNames {
  method: string;
  /** The method that goes through all pages. */
  all: () => string;
  /** The type of what is neither in the path nor the body. */
  options: () => string;
}

/** Writes the methods of an operation, two for a list with pages, and the declaration of the type of their options. */
export function typescriptMethods(
  call: PlannedCall,
  usual: Pick<ClientPlan, 'server' | 'accept' | 'security'>,
  names: CallNames,
): { methods: string[]; declaration?: string } {
  const { parameters, body, result, pages } = call;
  const nameArgument = createNamer('arguments');
  const positional = parameters
    .filter((parameter) => parameter.in === 'path')
    .map((parameter) => ({ parameter, name: nameArgument(parameter.name) }));
  const options = optionsOf(parameters.filter((parameter) => parameter.in !== 'path'));
  const members = options.map(({ member }) => member);
  const optionsType = options.length > 0 ? names.options() : undefined;
  const isOptional = !members.some(({ required }) => required);
  const signature = [
    ...positional.map(({ parameter, name }) => `${name}: ${typescriptType(parameter.type)}`),
    ...(body ? [bodyArgument(body, isOptional)] : []),
    ...(optionsType === undefined ? [] : [`options: ${optionsType}${isOptional ? ' = {}' : ''}`]),
  ].join(', ');
  const params = [
    ...positional.map(({ parameter, name }) => paramCode(parameter, name)),
    ...options.map(({ parameter, member }) => paramCode(parameter, memberCode('options', member.name))),
  ];
  const settings = settingsOf(call, usual);
  const path = javascriptText(call.path);
  const sent = callCode(`this.request(${javascriptText(call.method)}, ${path}`, params, [
    ...(body ? sentBody(body) : []),
    ...settings,
  ]);
  const type = resultType(result);
  const deprecated = call.isDeprecated ? { deprecated: true as const } : {};
  const own = [
    ...commentOf({ doc: `${call.summary} — ${call.method} ${call.path}.`, ...deprecated }),
    `async ${names.method}(${signature}): Promise<${type}> {`,
    ...(result.kind === 'nothing'
      ? [`  await ${sent};`]
      : [
          `  const response = await ${sent};`,
          `  return response.body${type === 'unknown' ? '' : ` as ${type}`};`,
        ]),
    '}',
  ];
  const item = pages && typescriptType(pages.item);
  const all = pages && [
    ...commentOf({
      doc: `${call.summary}: the items of all pages, each page fetched when it is needed.`,
      ...deprecated,
    }),
    `${names.all()}(${signature}): AsyncGenerator<${item}, void> {`,
    `  return ${callCode(`this.pages<${item}>(${javascriptText(pages.header)}, ${path}`, params, settings)};`,
    '}',
  ];
  return {
    methods: [own, ...(all ? [all] : [])].map((lines) => lines.join('\n')),
    ...(optionsType !== undefined && {
      declaration: `export ${typescriptInterface(optionsType, members)}`,
    }),
  };
}

/** The parameters that are members of the options; a second one of a name gets a number. */
export function optionsOf(
  parameters: readonly PlannedParameter[],
): { parameter: PlannedParameter; member: Member }[] {
  // Every object has these, also one without options.
  const taken = new Set(Object.getOwnPropertyNames(Object.prototype));
  return parameters.map((parameter) => {
    const { required, type } = parameter;
    const text = typescriptType(type);
    const name = chooseName(taken, parameter.name);
    return {
      parameter,
      member: { name, required, type: required || text === 'unknown' ? text : `${text} | undefined` },
    };
  });
}

function bodyArgument({ required, format, type }: PlannedBody, isLast: boolean): string {
  const text = format === 'bytes' ? 'SentBody' : format === 'text' ? 'string' : typescriptType(type);
  if (required) return `body: ${text}`;
  return isLast ? `body?: ${text}` : `body: ${text} | undefined`;
}

/** The text of nothing is nothing: an optional body needs no question. */
function sentBody({ format, mediaType, fields }: PlannedBody): string[] {
  const forms = formsOf(fields);
  const written =
    format === 'json'
      ? 'body: JSON.stringify(body)'
      : format === 'form'
        ? `body: body && formBody(body${forms === '' ? '' : `, { ${forms} }`})`
        : 'body';
  return [
    written,
    ...(mediaType === 'application/json' ? [] : [`contentType: ${javascriptText(mediaType)}`]),
  ];
}

function formsOf(fields: readonly FieldForm[] = []): string {
  const entries = fields.flatMap((field) => {
    const serialization = formOfField(field);
    return serialization ? [`${javascriptKey(field.property)}: ${formCode(serialization)}`] : [];
  });
  return entries.join(', ');
}

function settingsOf(call: PlannedCall, usual: Pick<ClientPlan, 'server' | 'accept' | 'security'>): string[] {
  const security = listsOf(call.security);
  return [
    ...(call.accept === usual.accept ? [] : [`accept: ${javascriptText(call.accept ?? '')}`]),
    ...(security === listsOf(usual.security) ? [] : [`auth: ${security}`]),
    ...(call.server === usual.server ? [] : [`server: ${javascriptText(call.server)}`]),
  ];
}

function paramCode(parameter: PlannedParameter, value: string): string {
  const { in: place, name, serialization } = parameter;
  const form = isUsualForm(place, serialization) ? [] : [formCode(serialization)];
  const args = [
    javascriptText(place),
    javascriptText(name),
    isIdempotencyKey(parameter) ? `${value} ?? crypto.randomUUID()` : value,
    ...form,
  ];
  return `param(${args.join(', ')})`;
}

function formCode(serialization: Serialization): string {
  if (serialization.kind === 'content')
    return `{ mediaType: ${javascriptText(serialization.mediaType)}${serialization.isWhole ? ', whole: true' : ''} }`;
  const { style, explode, allowReserved } = serialization;
  const flags = [explode && 'explode: true', allowReserved && 'reserved: true'].filter(Boolean);
  return `{ ${[`style: ${javascriptText(style)}`, ...flags].join(', ')} }`;
}

function memberCode(object: string, name: string): string {
  const key = javascriptKey(name);
  return key === name ? `${object}.${name}` : `${object}[${javascriptText(name)}]`;
}

/** Writes the alternatives of security schemes. */
export function listsOf(security: PlannedCall['security']): string {
  return list(security.map((schemes) => list(schemes.map(javascriptText))));
}

function list(items: readonly string[]): string {
  return `[${items.join(', ')}]`;
}

function resultType(result: PlannedResult): string {
  switch (result.kind) {
    case 'json':
      return typescriptType(result.type);
    case 'text':
      return 'string';
    case 'bytes':
      return 'Uint8Array';
    case 'nothing':
      return 'void';
  }
}

/** Writes a call on one line, or what it sends below each other. @param start of the call with its first arguments. */
function callCode(start: string, params: readonly string[], others: readonly string[]): string {
  const entries = [...(params.length > 0 ? [`params: ${list(params)}`] : []), ...others];
  if (entries.length === 0) return `${start})`;
  const line = `${start}, { ${entries.join(', ')} })`;
  if (line.length <= WIDTH - 28) return line;
  const lines = entries.map((entry) => `    ${entry},`);
  const [first = ''] = lines;
  const listed =
    params.length > 0 && first.length > WIDTH - 4
      ? ['    params: [', ...params.map((param) => `      ${param},`), '    ],', ...lines.slice(1)]
      : lines;
  return [`${start}, {`, ...listed, '  })'].join('\n');
}
