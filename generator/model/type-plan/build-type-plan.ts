import { sentMethod } from '#core/http/methods';
import { isForm, isJson, isMultipart, isXml, sentMediaType } from '#core/http/wire/body-format';
import { statusName } from '#core/http/status-names';
import type { ApiModel, MediaType, Operation, Response, Schema } from '../api/api-model';
import { isError } from '../api/is-error';
import { createTypeCollector } from './collect-types';
import { joinDirections } from './join-directions';
import { chooseName, pascalCase } from './names';
import type {
  PlannedBody,
  PlannedError,
  PlannedOperation,
  PlannedParameter,
  PlannedResult,
  TypePlan,
  TypeRef,
} from './type-plan';

/** Builds the types and calls of an API. @param reserved names that no type may have: those of the clients themselves. */
export function buildTypePlan(model: ApiModel, reserved: readonly string[] = []): TypePlan {
  const ids = new Map<Schema, string>();
  const read = createTypeCollector(model, 'response', ids);
  const written = createTypeCollector(model, 'request', ids);
  const operations = model.operations.map((operation) => planOperation(operation));
  const errors = planErrors(model.operations);
  const received = read.finish();
  const sent = written.finish();
  const { types, nameRead, nameWritten, taken, losses } = joinDirections(received, sent, reserved);
  return {
    types,
    operations: operations.map(({ parameters, body, result, pages, ...operation }) => ({
      ...operation,
      parameters: parameters.map((parameter) => ({ ...parameter, type: nameWritten(parameter.type) })),
      ...(body && { body: { ...body, type: nameWritten(body.type) } }),
      result: result.kind === 'json' ? { ...result, type: nameRead(result.type) } : result,
      ...(pages && { pages: { ...pages, item: nameRead(pages.item) } }),
    })),
    errors: errors.map(({ status, name, body }) => ({
      status,
      name: chooseName(taken, name),
      body: nameRead(body),
    })),
    losses: distinct(losses),
  };

  function planOperation(operation: Operation): PlannedOperation {
    const { id, method, requestBody, responses } = operation;
    const owner = pascalCase(id);
    const parameters = operation.parameters.map(({ in: location, name, required, schema, serialization }) => {
      const place = { name: owner + pascalCase(name), at: `${id}(${name})`, depth: 1 };
      const type = written.typeOf(schema, place);
      return { in: location, name, required: required || location === 'path', type, serialization };
    });
    const media = requestBody && preferred(requestBody.content);
    const successes = responses.filter(
      (response) => !isError(response, responses) && !/^[13]/.test(response.status),
    );
    const result = planResult(successes, owner);
    const header = nextPageOf(successes);
    const hasPages = header !== undefined && sentMethod(method) === 'GET';
    return {
      id,
      parameters: sortByNeed(parameters),
      ...(media && { body: planBody(media, requestBody.required, owner) }),
      result,
      ...(hasPages &&
        result.kind === 'json' &&
        result.type.kind === 'list' && { pages: { header, item: result.type.of } }),
    };
  }

  function planBody(media: MediaType, required: boolean, owner: string): PlannedBody {
    const mediaType = sentMediaType(media.mediaType, null);
    const place = { name: `${owner}Body`, at: `${owner}Body`, depth: 1 };
    const format = formatOf(mediaType);
    const isTyped = format === 'json' || format === 'form';
    return {
      required,
      format,
      mediaType,
      type: isTyped && media.schema ? written.typeOf(media.schema, place) : { kind: 'any' },
      ...(media.fields && format === 'form' && { fields: media.fields }),
    };
  }

  function planResult(successes: readonly Response[], owner: string): PlannedResult {
    const contents = successes.map(({ content }) => preferred(content));
    const given = contents.filter((media) => media !== undefined);
    const [first] = given;
    if (!first) return { kind: 'nothing' };
    if (given.some(({ sequence }) => sequence)) return { kind: 'text' };
    if (!given.some(({ mediaType }) => isJson(mediaType) || mediaType.includes('*')))
      return { kind: isText(first.mediaType) ? 'text' : 'bytes' };
    const types = given.map(({ schema }) => typeOfContent(schema, `${owner}Result`));
    const all = contents.length > given.length ? [...types, { kind: 'null' } as const] : types;
    return { kind: 'json', type: eitherOf(all) };
  }

  function planErrors(operations: readonly Operation[]): PlannedError[] {
    const byStatus = new Map<string, TypeRef[]>();
    for (const { responses } of operations)
      for (const response of responses.filter((one) => isError(one, responses) && /^\d+$/.test(one.status))) {
        const media = response.content.find(({ mediaType }) => isJson(mediaType));
        const types = byStatus.get(response.status) ?? [];
        byStatus.set(response.status, [
          ...types,
          ...(media ? [typeOfContent(media.schema, `Error${response.status}`)] : []),
        ]);
      }
    return [...byStatus]
      .sort(([one], [other]) => Number(one) - Number(other))
      .map(([status, types]) => ({ status, name: errorName(status), body: eitherOf(types) }));
  }

  function typeOfContent(schema: Schema | undefined, name: string): TypeRef {
    return schema ? read.typeOf(schema, { name, at: name, depth: 1 }) : { kind: 'any' };
  }
}

/** Returns JSON if there is some, otherwise the first media type, as the documented requests do. */
function preferred(content: readonly MediaType[]): MediaType | undefined {
  return content.find(({ mediaType }) => isJson(mediaType)) ?? content[0];
}

function formatOf(mediaType: string): PlannedBody['format'] {
  if (isJson(mediaType)) return 'json';
  if (isForm(mediaType)) return 'form';
  return isText(mediaType) && !isMultipart(mediaType) ? 'text' : 'bytes';
}

function isText(mediaType: string): boolean {
  return /^text\//i.test(mediaType) || isXml(mediaType);
}

/** The header with the address of the next page, if its name or RFC 8288 says so. */
function nextPageOf(successes: readonly Response[]): string | undefined {
  const names = successes.flatMap(({ headers }) => headers.map(({ name }) => name));
  return (
    names.find((name) => /(?:^|-)next-?(?:page|url|link)$|(?:^|-)(?:page|url|link)-?next$/i.test(name)) ??
    names.find((name) => /^link$/i.test(name))
  );
}

function sortByNeed(parameters: readonly PlannedParameter[]): PlannedParameter[] {
  const rank = ({ in: location, required }: PlannedParameter) => (location === 'path' ? 0 : required ? 1 : 2);
  return parameters.toSorted((one, other) => rank(one) - rank(other));
}

/** `NotFoundError`; `Status499Error` for a status without a name. */
function errorName(status: string): string {
  const name = pascalCase(statusName(status).replaceAll("'", '')) || `Status${status}`;
  return name.endsWith('Error') ? name : `${name}Error`;
}

function eitherOf(types: readonly TypeRef[]): TypeRef {
  const all = distinct(types);
  const isNullable = all.some(({ kind, nullable }) => kind === 'null' || nullable);
  const of = distinct(
    all.filter(({ kind }) => kind !== 'null').map(({ nullable: _, ...type }) => type as TypeRef),
  );
  const [first, ...others] = of;
  if (!first || of.some(({ kind }) => kind === 'any'))
    return { kind: all.length > 0 && !first ? 'null' : 'any' };
  const type: TypeRef = others.length === 0 ? first : { kind: 'either', of };
  return isNullable ? { ...type, nullable: true } : type;
}

function distinct<Item>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
