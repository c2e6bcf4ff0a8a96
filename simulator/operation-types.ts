import type { operations, Readable, Writable } from '../generated/types/api';
import type { Whole } from './schema-types';

/** The operations of the API. Its events are described with them, under names that end in `Event`. */
export type OperationId = Exclude<keyof operations, `${string}Event`>;

/** Path parameters. */
export type PathOf<Id extends OperationId> = Given<operations[Id]['parameters']['path']>;

/** Query parameters as sent. Those with a default are always set, although their types are optional. */
export type QueryOf<Id extends OperationId> = Given<operations[Id]['parameters']['query']>;

/** The JSON body of a request; no members for an operation without one. */
export type RequestBody<Id extends OperationId> = Given<
  Writable<ContentOf<NonNullable<operations[Id]['requestBody']>>>
>;

/** The JSON body of the success response: `undefined` for one without a body, `never` when every response is an error. */
export type ResponseBody<Id extends OperationId> = BodyOf<SuccessOf<operations[Id]['responses']>>;

type SuccessOf<Responses> = {
  [Status in keyof Responses]: `${Status & number}` extends `2${string}` ? Responses[Status] : never;
}[keyof Responses];

type BodyOf<Response> = [Response] extends [never]
  ? never
  : [ContentOf<Response>] extends [never]
    ? undefined
    : Whole<Readable<ContentOf<Response>>>;

type ContentOf<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : never;

type Given<T> = [NonNullable<T>] extends [never] ? Record<never, never> : NonNullable<T>;
