import type { Json } from '#core/json/json';
import { isJson } from '#core/http/wire/body-format';
import type { ApiModel, MediaType, Operation, Response } from '../../model/api/api-model';
import { isError } from '../../model/api/is-error';
import { createModelMerge, type MergeSchema } from '../../model/api/schema/merge-schema';
import { keyOf, readSegments, type Segment } from './read-segments';
import { type Shape, shapeOf } from './shape';

/** An operation as the rules of inference read it. */
export interface ReadOperation {
  operation: Operation;
  /** In upper case. */
  method: string;
  segments: Segment[];
  /** The path with blank parameters. */
  key: string;
  /** The first response that is not an error. */
  success?: Response;
  /** Its JSON. */
  media?: MediaType;
  /** The body of the answer; absent without JSON. */
  answer?: Shape;
  /** The body of the request; absent without JSON or a form. */
  request?: Shape;
}

/** Reads the operations of a model, in its order. */
export function readOperations(model: Pick<ApiModel, 'operations' | 'schemas'>): ReadOperation[] {
  const merge = createModelMerge(model);
  return model.operations.map((operation) => readOperation(operation, merge));
}

function readOperation(operation: Operation, merge: MergeSchema): ReadOperation {
  const segments = readSegments(operation.path);
  const successes = operation.responses.filter((one) => !isError(one, operation.responses));
  const success = successes.find(({ status }) => /^2|default/.test(status)) ?? successes[0];
  const media = success && jsonOf(success.content);
  return {
    operation,
    method: operation.method.toUpperCase(),
    segments,
    key: keyOf(segments),
    success,
    media,
    answer: shapeOf(media, merge),
    request: shapeOf(structuredOf(operation.requestBody?.content ?? []), merge),
  };
}

/** The JSON of some content. */
export function jsonOf(content: readonly MediaType[]): MediaType | undefined {
  return content.find(({ mediaType }) => isJson(mediaType) || mediaType === '*/*');
}

/** The JSON of a request, else its form. */
export function structuredOf(content: readonly MediaType[]): MediaType | undefined {
  return jsonOf(content) ?? content.find(({ mediaType }) => /form-urlencoded/i.test(mediaType));
}

/** The examples of an author. */
export function writtenExamples(media: MediaType | undefined): { name: string; value: Json }[] {
  return (media?.examples ?? [])
    .filter(({ isSample }) => !isSample)
    .map(({ name, value }) => ({ name, value }));
}

/** Whether an operation documents no success at all. */
export function hasNoSuccess({ success }: ReadOperation): boolean {
  return success === undefined;
}
