import type { FieldForm, Serialization } from '#core/http/wire/serialization';
import { isMultipart } from '#core/http/wire/body-format';
import { goText } from '../../../snippets/languages/go';
import type { PlannedBody, PlannedParameter } from '../../../../model/type-plan/type-plan';
import type { ClientPlan, PlannedCall } from '../../client-plan';
import { formOfField } from '../../parameter-form';
import { compositeLine, compositeLines, type Entry } from './layout';
import { type GoNames, nameArguments, optionsOf } from './names';
import { bareType, commentOf, type Form, formOf, goType, isNilable, type Types } from './types';

/** The longest call on one line. */
const WIDTH = 100;

/** Writes the methods of an operation, two for a list with pages. */
export function goMethods(
  call: PlannedCall,
  usual: Pick<ClientPlan, 'server' | 'accept' | 'security'>,
  names: GoNames,
): string[] {
  const { types } = names;
  const positional = nameArguments(call);
  const options = names.options.get(call.id);
  const signature = [
    'ctx context.Context',
    ...positional.map(({ parameter, name }) => `${name} ${goType(parameter.type, types)}`),
    ...(call.body ? bodyArguments(call.body, types) : []),
    ...(options === undefined ? [] : [`options *${options}`]),
  ].join(', ');
  const params = positional.map(({ parameter, name }) =>
    paramCode('path', parameter.name, name, parameter.serialization),
  );
  const sent = paramsEntry(params, optionsOf(call).length > 0);
  const settings = settingsOf(call, usual);
  const name = names.methods.get(call.id)!;
  const paging = names.pagingMethods.get(call.id);
  return [
    method(
      name,
      call,
      signature,
      [...sent, ...(call.body ? bodyEntries(call.body) : []), ...settings],
      types,
    ),
    ...(paging === undefined ? [] : [pagingMethod(paging, call, signature, [...sent, ...settings], types)]),
  ];
}

function method(
  name: string,
  call: PlannedCall,
  signature: string,
  entries: readonly Entry[],
  types: Types,
): string {
  const { result } = call;
  const doc = `${name}: ${call.summary} — ${call.method} ${call.path}.`;
  const comment = commentOf({ doc, ...(call.isDeprecated && { deprecated: true }) });
  const head = `func (c *Client) ${name}(${signature})`;
  const target = `${goText(call.method)}, ${goText(call.path)}`;
  const request = (start: string) => contentsCode(`${start}${target}, `, entries);
  switch (result.kind) {
    case 'json':
      return [
        ...comment,
        `${head} (result ${goType(result.type, types)}, err error) {`,
        ...tabbed(`err = ${request('c.call(ctx, &result, ')}`),
        '\treturn result, err',
        '}',
      ].join('\n');
    case 'nothing':
      return [
        ...comment,
        `${head} error {`,
        ...tabbed(`_, err := ${request('c.Request(ctx, ')}`),
        '\treturn err',
        '}',
      ].join('\n');
    case 'text':
    case 'bytes':
      return [
        ...comment,
        `${head} (${result.kind === 'text' ? 'string' : '[]byte'}, error) {`,
        ...tabbed(`response, err := ${request('c.Request(ctx, ')}`),
        `\treturn ${result.kind === 'text' ? 'string(response.Data)' : 'response.Data'}, err`,
        '}',
      ].join('\n');
  }
}

function pagingMethod(
  name: string,
  { summary, path, pages, isDeprecated }: PlannedCall,
  signature: string,
  entries: readonly Entry[],
  types: Types,
): string {
  const item = goType(pages!.item, types);
  const start = `return pagesOf[${item}](ctx, &c.base, ${goText(pages!.header)}, ${goText(path)}, `;
  const doc = `${name}: ${summary}: the items of all pages, each page fetched when it is needed.`;
  return [
    ...commentOf({ doc, ...(isDeprecated && { deprecated: true }) }),
    `func (c *Client) ${name}(${signature}) *Pages[${item}] {`,
    ...tabbed(contentsCode(start, entries)),
    '}',
  ].join('\n');
}

function tabbed(lines: string): string[] {
  return lines.split('\n').map((line) => `\t${line}`);
}

function contentsCode(start: string, entries: readonly Entry[]): string {
  const line = `${start}${compositeLine('Contents', entries)})`;
  return line.length <= WIDTH ? line : `${start}${compositeLines('Contents', entries)})`;
}

/** A body in a format that only callers write has the type that they say. */
function bodyArguments(body: PlannedBody, types: Types): string[] {
  const { required, format, mediaType, type } = body;
  if (format === 'bytes') return ['body []byte', ...(isMultipart(mediaType) ? ['contentType string'] : [])];
  if (format === 'text') return [`body ${required ? '' : '*'}string`];
  if (required || isNilable(type, types)) return [`body ${goType(type, types)}`];
  return [`body *${bareType(type, types)}`];
}

function bodyEntries({ required, format, mediaType, fields }: PlannedBody): Entry[] {
  const written = {
    json: 'JSON(body)',
    form: `Form(${['body', ...fieldsCode(fields)].join(', ')})`,
    text: required ? 'Text(body)' : 'givenText(body)',
    bytes: 'Text(body)',
  }[format];
  const type = isMultipart(mediaType) ? 'contentType' : goText(mediaType);
  return [
    ['Body', required || format === 'text' ? written : `given(body, ${written})`],
    ...(mediaType === 'application/json' ? [] : [['ContentType', type] satisfies Entry]),
  ];
}

function fieldsCode(fields: readonly FieldForm[] = []): string[] {
  return fields.flatMap((field) => {
    const serialization = formOfField(field);
    return serialization ? [paramCode('query', field.property, undefined, serialization, true)] : [];
  });
}

/** @param isField whether its style must be said, because a field of a form has none otherwise. */
function paramCode(
  place: PlannedParameter['in'],
  name: string,
  value: string | undefined,
  serialization: Serialization,
  isField = false,
): string {
  const entries: Entry[] = [
    ['In', goText(place)],
    ['Name', goText(name)],
    ...(value === undefined ? [] : [['Value', value] satisfies Entry]),
    ...formEntries(formOf({ in: place, serialization }, isField)),
  ];
  return compositeLine('Param', entries);
}

function formEntries({ style, explode, reserved, media, whole }: Form): Entry[] {
  return [
    ['MediaType', media && goText(media)],
    ['Whole', whole],
    ['Style', style && goText(style)],
    ['Explode', explode],
    ['Reserved', reserved],
  ].flatMap(([name, value]): Entry[] => (value === undefined ? [] : [[name, value]]));
}

function paramsEntry(params: readonly string[], hasOptions: boolean): Entry[] {
  if (hasOptions) return [['Params', `paramsOf(${['options', ...params].join(', ')})`]];
  if (params.length === 0) return [];
  return [['Params', compositeLine('[]Param', params.map(withoutType))]];
}

/** In a list, gofmt leaves out the type of an item. */
function withoutType(param: string): Entry {
  return [undefined, param.replace(/^Param/, '')];
}

function settingsOf(call: PlannedCall, usual: Pick<ClientPlan, 'server' | 'accept' | 'security'>): Entry[] {
  const auth = authCode(call.security);
  return [
    ...(call.accept === usual.accept
      ? []
      : [['Accept', `Ptr(${goText(call.accept ?? '')})`] satisfies Entry]),
    ...(auth === authCode(usual.security) ? [] : [['Auth', auth] satisfies Entry]),
    ...(call.server === usual.server ? [] : [['Server', goText(call.server)] satisfies Entry]),
  ];
}

/** Writes the alternatives of security schemes. */
export function authCode(security: PlannedCall['security']): string {
  return `Auth{${security.map((schemes) => `{${schemes.map(goText).join(', ')}}`).join(', ')}}`;
}
