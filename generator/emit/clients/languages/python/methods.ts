import type {
  PlannedBody,
  PlannedOperation,
  PlannedParameter,
  PlannedResult,
} from '../../../../model/type-plan/type-plan';
import type { ParameterLocation } from '#core/http/parameter-location';
import type { FieldForm, Serialization } from '#core/http/wire/serialization';
import type { ClientPlan, PlannedCall } from '../../client-plan';
import { formOfField, isIdempotencyKey, isUsualForm } from '../../parameter-form';
import { createNamer } from './names';
import { docstring, pythonString, pythonType } from './types';

/** The longest line; the arguments of a longer call get a line each. */
const WIDTH = 110;

/** Writes the method of an operation, and for a list with pages the method that goes through all of them. */
export function pythonMethods(
  call: PlannedCall,
  usual: Pick<ClientPlan, 'server' | 'accept' | 'security'>,
  name: string,
  nameAll: () => string,
): string[] {
  const { body, result, pages } = call;
  const argumentsOf = nameArguments(call);
  const positional = argumentsOf.filter(({ parameter }) => parameter.in === 'path');
  const named = argumentsOf.filter(({ parameter }) => parameter.in !== 'path');
  const signature = [
    'self',
    ...positional.map(({ parameter, name }) => `${name}: ${argumentType(parameter)}`),
    ...(body ? bodyArguments(body, 'body') : []),
    ...(named.length > 0 ? ['*'] : []),
    ...named.map(
      ({ parameter, name }) => `${name}: ${argumentType(parameter)}${parameter.required ? '' : ' = None'}`,
    ),
  ];
  const params = argumentsOf.map(({ parameter, name }) => writeParam(parameter, name));
  const security = listsOf(call.security);
  const settings = [
    ...(call.accept === usual.accept ? [] : [`accept=${pythonString(call.accept ?? '')}`]),
    ...(security === listsOf(usual.security) ? [] : [`auth=${security}`]),
    ...(call.server === usual.server ? [] : [`server=${pythonString(call.server)}`]),
  ];
  const listed = params.length > 0 ? [params] : [];
  const sent = [
    pythonString(call.method),
    pythonString(call.path),
    ...listed,
    ...(body ? sentBody(body, 'body') : []),
    ...settings,
  ];
  const note = call.isDeprecated ? ' Deprecated.' : '';
  const own = method(
    name,
    signature,
    resultType(result),
    `${call.summary} — ${call.method} ${call.path}.${note}`,
    statementsOf(writeCall('self.request', sent, result.kind === 'nothing' ? '' : '.body'), result),
  );
  if (!pages) return [own];
  const listing = [pythonString(pages.header), pythonString(call.path), ...listed, ...settings];
  return [
    own,
    method(
      nameAll(),
      signature,
      `Iterator[${pythonType(pages.item)}]`,
      `${call.summary}: the items of all pages, each page fetched when it is needed.`,
      `return ${writeCall('self.pages', listing)}`,
    ),
  ];
}

/** Returns the parameters of a call with the names of their arguments. The body has its name first: it is the same in all operations. */
export function nameArguments({ parameters, body }: PlannedOperation) {
  const nameArgument = createNamer('arguments');
  if (body) nameArgument('body');
  return parameters.map((parameter) => ({ parameter, name: nameArgument(parameter.name) }));
}

function method(
  name: string,
  args: readonly string[],
  result: string,
  doc: string,
  statement: string,
): string {
  const head = `    def ${name}(${args.join(', ')}) -> ${result}:`;
  const long = ['    def ' + name + '(', ...args.map((arg) => `        ${arg},`), `    ) -> ${result}:`].join(
    '\n',
  );
  return [
    head.length <= WIDTH ? head : long,
    `        ${docstring(doc)}`,
    ...statement.split('\n').map((line) => `        ${line}`),
  ].join('\n');
}

function argumentType({ required, type }: PlannedParameter): string {
  const text = pythonType(type);
  return required || type.nullable || text === 'Any' ? text : `${text} | None`;
}

function bodyArguments({ required, format, type }: PlannedBody, name: string): string[] {
  const text = format === 'bytes' ? 'bytes' : format === 'text' ? 'str' : pythonType(type);
  return [
    required
      ? `${name}: ${text}`
      : `${name}: ${text === 'Any' || type.nullable ? text : `${text} | None`} = None`,
  ];
}

function sentBody({ required, format, mediaType, fields }: PlannedBody, name: string): string[] {
  const written =
    format === 'json'
      ? `json_body(${name})`
      : format === 'form'
        ? `form_body(${name}, ${formFields(fields)})`
        : name;
  const text = required || written === name ? written : `${written} if ${name} is not None else None`;
  return [
    `body=${text}`,
    ...(mediaType === 'application/json' ? [] : [`content_type=${pythonString(mediaType)}`]),
  ];
}

function formFields(fields: readonly FieldForm[] = []): string {
  const entries = fields.flatMap((field) => {
    const { property } = field;
    const serialization = formOfField(field);
    return serialization
      ? [`${pythonString(property)}: ${paramOf('query', property, 'None', serialization, true)}`]
      : [];
  });
  return `{${entries.join(', ')}}`;
}

function writeParam(parameter: PlannedParameter, argument: string): string {
  const { in: place, name, serialization } = parameter;
  return paramOf(
    place,
    name,
    isIdempotencyKey(parameter) ? `${argument} or str(uuid.uuid4())` : argument,
    serialization,
  );
}

/** @param isField whether its style must be said, because a field of a form has none otherwise. */
function paramOf(
  place: ParameterLocation,
  name: string,
  value: string,
  serialization: Serialization,
  isField = false,
): string {
  const start = `${pythonString(place)}, ${pythonString(name)}, ${value}`;
  if (serialization.kind === 'content')
    return `Param(${start}, media_type=${pythonString(serialization.mediaType)}${serialization.isWhole ? ', whole=True' : ''})`;
  const { style, explode, allowReserved } = serialization;
  const isUsual = !isField && isUsualForm(place, serialization);
  const flags = [explode && 'explode=True', allowReserved && 'reserved=True'].filter(Boolean);
  return `Param(${[start, ...(isUsual ? [] : [pythonString(style), ...flags])].join(', ')})`;
}

/** Writes the alternatives of security schemes. */
export function listsOf(security: PlannedCall['security']): string {
  return list(security.map((schemes) => list(schemes.map(pythonString))));
}

function list(items: readonly string[]): string {
  return `[${items.join(', ')}]`;
}

function resultType(result: PlannedResult): string {
  switch (result.kind) {
    case 'json':
      return pythonType(result.type);
    case 'text':
      return 'str';
    case 'bytes':
      return 'bytes';
    case 'nothing':
      return 'None';
  }
}

function statementsOf(sent: string, result: PlannedResult): string {
  const type = resultType(result);
  if (result.kind === 'nothing') return sent;
  return type === 'Any'
    ? `return ${sent}`
    : `return cast(\n    ${pythonString(type)},\n    ${sent.replaceAll('\n', '\n    ')},\n)`;
}

/** Writes a call on one line, or its arguments below each other; a list is an argument with a line for each item. */
function writeCall(name: string, args: readonly (string | readonly string[])[], end = ''): string {
  const line = `${name}(${args.map((arg) => (typeof arg === 'string' ? arg : list(arg))).join(', ')})${end}`;
  if (line.length <= WIDTH - 20) return line;
  const lines = args.flatMap((arg) =>
    typeof arg === 'string' ? [`    ${arg},`] : ['    [', ...arg.map((item) => `        ${item},`), '    ],'],
  );
  return [`${name}(`, ...lines, `)${end}`].join('\n');
}
