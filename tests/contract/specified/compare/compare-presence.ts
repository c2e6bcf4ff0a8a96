import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import type { JsonObject } from '#core/json/json';
import { objectOf } from '#core/json/read';
import { cite } from './cite';
import type { Found } from './collect-forms';
import type { Finding } from './finding';
import { isFlagged, type KnownField } from './known-field';
import { nameOf } from './name-of';
import { valueAt } from './sites';

/** Fields that the specification has and a form has not. */
export function findMissingFields(fields: readonly KnownField[]): Finding[] {
  const readOnly = new Set(fields.filter((one) => isFlagged(one, 'readOnly')).map(({ label }) => label));
  return fields
    .filter(({ pointers }) => pointers.length === 0)
    .filter(({ use, field }) => use !== 'response' || field.writeOnly !== true)
    .filter(({ use, field }) => use === 'create' || field.createOnly !== true)
    .filter(({ use, label }) => use === 'response' || !readOnly.has(label))
    .map(({ label, name, found }) => ({
      statement: `${nameOf(found.form.pointer)} has no ${name}`,
      pointer: found.form.pointer,
      message: `${nameOf(found.form.pointer)} has no field \`${name}\` (${label} of the specification, ${cite(entryOf(label))}).`,
      remedy: `Add \`${name}\`, or write it as the specification does if it was renamed.`,
    }));
}

/** Fields that a form has, the specification has not, and no mark explains. */
export function findOwnFields(description: BundledDescription, forms: readonly Found[]): Finding[] {
  return forms.flatMap(({ entity, specified, form }) =>
    [...form.fields]
      .filter(([name]) => specified.fields[name] === undefined)
      .filter(([, pointers]) => !pointers.some((pointer) => isMarked(description, pointer)))
      .map(([name, [pointer = '']]) => ({
        statement: `${nameOf(pointer)} is a field`,
        pointer,
        message: `${entity}.${name} is not in the specification (${cite(entryOf(entity))}) and has no mark.`,
        remedy: `Write the name as the specification does, or give \`${name}\` its x-basis and x-decision.`,
      })),
  );
}

/** True for a value that is marked as a whole. */
export function isMarked(description: BundledDescription, pointer: string): boolean {
  return hasMark(objectOf(valueAt(description, pointer)));
}

/** Whether an object has its own mark. */
export function hasMark(object: JsonObject): boolean {
  return object['x-basis'] !== undefined && object['x-decision'] !== undefined;
}

/** The entry of an object or field in the transcription. */
export function entryOf(label: string): string {
  const [entity, ...names] = label.split('.');
  return ['entities', entity, ...names.flatMap((name) => ['fields', name])].join('.');
}
