import { cite } from './cite';
import { entryOf } from './compare-presence';
import type { Finding } from './finding';
import { isFlagged, keywordSites, type KnownField } from './known-field';
import { nameOf } from './name-of';

const FLAGS = ['readOnly', 'writeOnly', 'deprecated'] as const;

/** Fields that lost a type, a flag or a requirement of the specification. */
export function compareFlags(fields: readonly KnownField[]): Finding[] {
  const created = new Set(fields.filter(({ use }) => use === 'create').map(({ label }) => label));
  return fields
    .filter(({ pointers }) => pointers.length > 0)
    .flatMap((one) => [...compareType(one), ...lostFlags(one), ...lostRequirement(one, created)]);
}

function compareType({ label, field, sites }: KnownField): Finding[] {
  if (field.type === undefined) return [];
  return keywordSites(sites, 'type')
    .filter(({ value }) => ![value].flat().every((type) => type === field.type || type === 'null'))
    .map(({ pointer, value }) => ({
      pointer,
      message: `${label} is ${JSON.stringify(value)}; the specification says ${field.type} (${cite(entryOf(label))}).`,
      remedy: `Make it a ${field.type}.`,
    }));
}

function lostFlags(one: KnownField): Finding[] {
  const { label, field, pointers } = one;
  return FLAGS.filter((flag) => field[flag] === true && !isFlagged(one, flag)).map((flag) => ({
    pointer: pointers[0]!,
    message: `${label} is not ${flag} in ${nameOf(one.found.form.pointer)}; the specification says so (${cite(entryOf(label))}).`,
    remedy: `Set ${flag}: true.`,
  }));
}

/** A creation body requires the fields; an object that is never sent as a whole requires them in its response. */
function lostRequirement(
  { label, name, field, use, found }: KnownField,
  created: ReadonlySet<string>,
): Finding[] {
  const isAsked = use === 'create' || (use === 'response' && !created.has(label));
  if (field.required !== true || !isAsked || found.form.required.has(name)) return [];
  return [
    {
      pointer: found.form.pointer,
      message: `${nameOf(found.form.pointer)} does not require \`${name}\`; the specification does (${cite(entryOf(label))}).`,
      remedy: `Add ${name} to required.`,
    },
  ];
}
