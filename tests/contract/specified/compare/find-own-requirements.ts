import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import { cite } from './cite';
import type { Found } from './collect-forms';
import { entryOf, isMarked } from './compare-presence';
import type { Finding } from './finding';
import { nameOf } from './name-of';
import { allSitesAt } from './sites';

/** Fields that a request requires although the specification does not; an update requires none. */
export function findOwnRequirements(description: BundledDescription, forms: readonly Found[]): Finding[] {
  return forms
    .filter(({ use }) => use !== 'response')
    .flatMap(({ entity, specified, use, form }) =>
      [...form.required]
        .filter((name) => use === 'update' || specified.fields[name]?.required !== true)
        .filter((name) => !isReadOnlyOrMarked(form.fields.get(name) ?? []))
        .map((name) => ({
          statement: `${nameOf(form.pointer)} requires ${name}`,
          pointer: form.pointer,
          message: `${nameOf(form.pointer)} requires \`${name}\`${use === 'update' ? ' in an update' : ''}; the specification does not (${cite(entryOf(entity))}).`,
          remedy: `Remove ${name} from required.`,
        })),
    );

  function isReadOnlyOrMarked(pointers: readonly string[]): boolean {
    return pointers.some(
      (pointer) =>
        isMarked(description, pointer) ||
        allSitesAt(description, pointer).some(({ schema }) => schema.readOnly === true),
    );
  }
}
