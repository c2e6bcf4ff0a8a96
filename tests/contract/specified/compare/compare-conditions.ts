import type { JsonObject } from '#core/json/json';
import type { Field } from '../../../specified/field';
import { cite } from './cite';
import type { Found } from './collect-forms';
import { entryOf } from './compare-presence';
import type { Finding } from './finding';
import type { Judge } from './judge';
import { nameOf } from './name-of';

/** A small request and the field that it must be refused without, or may leave out. */
interface Case {
  request: JsonObject;
  field: string;
  isRequired: boolean;
}

/** Requirements with a condition that a form does not have, found by asking it about small requests. */
export function compareConditions(judge: Judge, forms: readonly Found[]): Finding[] {
  return forms
    .filter(({ use }) => use === 'create')
    .flatMap(({ entity, specified, form }) =>
      [...conditionsOf(specified.fields), ...alternativesOf(specified.oneOf ?? [])]
        .filter(
          ({ request, field, isRequired }) =>
            requires(judge, form.pointer, request, field) !== isRequired ||
            (isRequired && !refusesNull(judge, form.pointer, request, field)),
        )
        .map(({ request, field, isRequired }) => ({
          pointer: form.pointer,
          message: `${nameOf(form.pointer)} ${isRequired ? 'takes' : 'refuses'} ${JSON.stringify(request)} without \`${field}\`; the specification ${isRequired ? 'requires' : 'does not require'} it there (${cite(entryOf(entity))}).`,
          remedy: `Correct the condition under which \`${field}\` is required.`,
        })),
    );
}

function conditionsOf(fields: Readonly<Record<string, Field>>): Case[] {
  return Object.entries(fields).flatMap(([field, { requiredIf, requiredUnless }]) => {
    const condition = requiredIf ?? requiredUnless;
    if (condition === undefined) return [];
    const isRequired = requiredIf !== undefined;
    return [
      { request: { [condition.field]: condition.is }, field, isRequired },
      { request: {}, field, isRequired: !isRequired },
    ];
  });
}

/** Each of the fields is missed without any, and not missed with another one. */
function alternativesOf(names: readonly string[]): Case[] {
  return names.flatMap((field) => [
    { request: {}, field, isRequired: true },
    ...names
      .filter((name) => name !== field)
      .map((name) => ({ request: { [name]: 1 }, field, isRequired: false })),
  ]);
}

function requires(judge: Judge, pointer: string, request: JsonObject, field: string): boolean {
  return judge(pointer, request).some(
    ({ keyword, params }) => keyword === 'required' && params.missingProperty === field,
  );
}

/** Null fills no required field. */
function refusesNull(judge: Judge, pointer: string, request: JsonObject, field: string): boolean {
  return judge(pointer, { ...request, [field]: null }).some(
    ({ instancePath }) => instancePath === `/${field}`,
  );
}
