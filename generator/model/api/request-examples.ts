import type { JsonObject } from '#core/json/json';
import type { Example, MediaType, Parameter, RequestBody, RequestExample } from './api-model';
import { entriesOf, objectOf, textOf } from '#core/json/read';
import { bodyFormatOf } from '#core/http/wire/body-format';
import { uniqueName } from './unique-name';

/** The name of the first request, which pages show first. */
const MAIN = 'default';

/**
 * Builds the named calls of an operation: one for each example of its request body, and one for each entry of its extension
 * `x-request-examples: {<name>: {summary, parameters: {<name>: value}}}`. An entry with the name of a body example sets the
 * parameters of that call. There is at least one, and the first is `default`.
 */
export function buildRequestExamples(
  raw: JsonObject,
  parameters: Parameter[],
  requestBody: RequestBody | undefined,
): RequestExample[] {
  const body = requestBody && preferredContent(requestBody.content);
  const variants = variantsOf(raw);
  const names = new Set([...(body?.examples ?? []).map(({ name }) => name), ...variants.keys()]);
  const requests = inOrder([...names]).map((name) => {
    const example = body?.examples.find((candidate) => candidate.name === name) ?? body?.examples[0];
    const variant = variants.get(name);
    return {
      name,
      summary: textOf(variant?.summary) ?? (example?.name === name ? example.summary : undefined),
      description: example?.name === name ? example.description : undefined,
      parameters: parameterValues(parameters, variant),
      body: body && sentBody(body, example),
    };
  });
  const alone = {
    name: MAIN,
    parameters: parameterValues(parameters, undefined),
    body: body && sentBody(body, undefined),
  };
  const [first = alone, ...others] = requests;
  return [withMainName(first), ...others];
}

/** The first call has a fixed name, so that of its author becomes its title, and leads to the responses of that name. */
function withMainName(request: RequestExample): RequestExample {
  const { name, summary } = request;
  if (name === MAIN) return request;
  return { ...request, name: MAIN, example: name, summary: summary ?? name };
}

/**
 * Builds the calls that send an example of another media type than `requests`, with the parameters of the call with the same name.
 * Skips a media type if one of its examples cannot be serialized.
 */
export function buildOtherRequests(
  raw: JsonObject,
  parameters: Parameter[],
  requestBody: RequestBody | undefined,
  requests: readonly RequestExample[],
): RequestExample[] {
  const content = requestBody?.content ?? [];
  const variants = variantsOf(raw);
  const taken = new Set(requests.map(({ name }) => name.toLowerCase()));
  return content
    .filter((media) => media !== preferredContent(content) && canBeWritten(media))
    .flatMap(({ mediaType, examples }) =>
      examples.map((given) => {
        const { name: example, summary, description } = given;
        const name = uniqueName(taken, example);
        return {
          name,
          ...(name !== example && { example }),
          summary,
          description,
          parameters: parameterValues(parameters, variants.get(example)),
          body: bodyOf({ mediaType }, given),
        };
      }),
    );
}

function canBeWritten({ mediaType, examples }: MediaType): boolean {
  return examples.every(({ value }) => bodyFormatOf(mediaType, value));
}

function variantsOf(raw: JsonObject): ReadonlyMap<string, JsonObject> {
  return new Map(entriesOf(raw['x-request-examples']).map(([name, entry]) => [name, objectOf(entry)]));
}

function inOrder(names: string[]): string[] {
  return names.toSorted((one, other) => Number(other === MAIN) - Number(one === MAIN));
}

/** Returns JSON if the operation accepts it, otherwise the first media type. */
function preferredContent(content: MediaType[]): MediaType | undefined {
  return content.find(({ mediaType }) => /[/+]json\b/.test(mediaType)) ?? content[0];
}

/** Returns the values of the variant, otherwise those of the examples; a required parameter without either gets its sample. */
function parameterValues(
  parameters: Parameter[],
  variant: JsonObject | undefined,
): RequestExample['parameters'] {
  const chosen = variant?.parameters === undefined ? undefined : objectOf(variant.parameters);
  return parameters.flatMap((parameter) => {
    const { in: location, name } = parameter;
    const value = chosen?.[name];
    if (value !== undefined) return [{ in: location, name, value }];
    const example = exampleOf(parameter, chosen !== undefined);
    return example === undefined ? [] : [{ in: location, name, ...sentOf(example) }];
  });
}

/** Returns the body of a call; a file needs no example. */
function sentBody(media: MediaType, example: Example | undefined): RequestExample['body'] {
  if (example) return bodyOf(media, example);
  const isFile = media.schema === undefined && bodyFormatOf(media.mediaType, '') === 'binary';
  return isFile ? { mediaType: media.mediaType, value: '' } : undefined;
}

function bodyOf({ mediaType }: Pick<MediaType, 'mediaType'>, example: Example): RequestExample['body'] {
  return { mediaType, ...sentOf(example) };
}

function sentOf({ value, serialized }: Example): Pick<Example, 'value' | 'serialized'> {
  return { value, ...(serialized !== undefined && { serialized }) };
}

/**
 * Returns the example of a parameter; undefined for an optional one in a variant, which lists all optional parameters that it
 * sends.
 */
function exampleOf({ examples, required }: Parameter, isVariant: boolean): Example | undefined {
  const [example] = examples;
  if (required) return example;
  return isVariant || example?.isSample ? undefined : example;
}
