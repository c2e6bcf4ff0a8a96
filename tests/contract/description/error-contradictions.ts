import type { Json, JsonObject } from '#core/json/json';
import { entriesOf, listOf, objectOf, textOf } from '#core/json/read';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import { listOperations, type RawOperation, resolve, responsesOf } from './description';

const BLANK = /can't be blank/;
const QUANTITY = /\b(?:more than|at least|over) (?:one|two|\d+) ([a-z]+?)s?\b/i;

/** Bodies of an operation that are shown together with a successful response. */
interface Shown {
  name: string;
  value: Json;
}

/**
 * Lists contradictions between the errors of an operation and its successful examples, as
 * `createCredit 422: …`. An error is recognized by its description, and by the fields that its examples name.
 */
export function errorContradictions(description: BundledDescription): string[] {
  return listOperations(description, 'paths').flatMap((operation) => {
    const shown = successesOf(description, operation);
    return errorsOf(description, operation).flatMap(({ status, text, complaints }) =>
      [
        ...blanksTaken(complaints, shown),
        ...quantitiesSurpassed(text, shown),
        ...fieldsUnnamed(text, complaints),
      ].map((sentence) => `${operation.id} ${status}: ${sentence}`),
    );
  });
}

/** A field that an error calls blank, and a call that succeeds with it blank. Whether it may be absent, its schema says. */
function blanksTaken(complaints: readonly [string, string][], shown: readonly Shown[]): string[] {
  return complaints
    .filter(([field, message]) => /^\w+$/.test(field) && BLANK.test(message))
    .flatMap(([field, message]) =>
      shown
        .filter(({ name, value }) => name.startsWith('request') && isBlank(objectOf(value)[field]))
        .map(
          ({ name }) => `its example says that ${field} ${message}, but the ${name} succeeds with it blank.`,
        ),
    );
}

function isBlank(value: Json | undefined): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** "The invoice has more than one item", of no field, and a call that succeeds with two. */
function quantitiesSurpassed(text: string, shown: readonly Shown[]): string[] {
  return text
    .split(/(?<=[.;]) /)
    .filter((sentence) => !sentence.includes('`'))
    .flatMap((sentence) => {
      const [said, noun] = QUANTITY.exec(sentence) ?? [];
      const found = shown.filter(({ value }) => listOf(objectOf(value)[`${noun}s`]).length > 1);
      return said === undefined
        ? []
        : found.map(
            ({ name }) =>
              `it is returned for "${said}", but the ${name} succeeds with several; name the field.`,
          );
    });
}

/** Examples that complain about one field, while the description names only another. */
function fieldsUnnamed(text: string, complaints: readonly [string, string][]): string[] {
  const named = [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  const fields = complaints.map(([field]) => field.split(/[.[]/));
  const isTold =
    named.length === 0 || fields.length === 0 || fields.flat().some((field) => named.includes(field));
  return isTold
    ? []
    : [
        `its text names ${named.join(' and ')}, and its examples complain about ${fields.map(([field]) => field).join(' and ')}.`,
      ];
}

function successesOf(description: BundledDescription, { operation }: RawOperation): Shown[] {
  const success = Object.entries(responsesOf(description, operation)).filter(([status]) =>
    status.startsWith('2'),
  );
  return [
    ...examplesOf(description, resolve(description, operation.requestBody), 'request'),
    ...success.flatMap(([status, response]) => examplesOf(description, response, `response ${status}`)),
  ];
}

function errorsOf(description: BundledDescription, { operation }: RawOperation) {
  return Object.entries(responsesOf(description, operation))
    .filter(([status]) => status === '422')
    .map(([status, response]) => ({
      status,
      text: textOf(response.description) ?? '',
      complaints: examplesOf(description, response, '').flatMap(({ value }) =>
        entriesOf(objectOf(value).errors).flatMap(([field, messages]) =>
          listOf(messages).map((message): [string, string] => [field, textOf(message) ?? '']),
        ),
      ),
    }));
}

function examplesOf(description: BundledDescription, holder: JsonObject, place: string): Shown[] {
  return Object.values(objectOf(holder.content)).flatMap((content) =>
    entriesOf(objectOf(content).examples).map(([name, example]) => ({
      name: `${place} ${name}`,
      value: resolve(description, example).value ?? null,
    })),
  );
}
