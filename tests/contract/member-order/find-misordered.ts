import type { FieldData, SchemaData } from '#core/contracts/page-data';
import { isObject, type Json } from '#core/json/json';

/** A body or a field as its page shows it. */
type Shown = Pick<SchemaData, 'fields' | 'branches' | 'more'>;

/** Returns the members of a part that a page only links to. */
export type Follow = (href: string) => Shown | undefined;

/** Compares the members of a JSON value with the fields on its page, and names each object whose order differs. */
export function findMisordered(value: Json, shown: Shown, follow: Follow, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((element) => findMisordered(element, shown, follow, path));
  if (!isObject(value)) return [];
  const fields = fieldsOf(shown, follow);
  const names = fields.map(({ name }) => name);
  const has = Object.keys(value).filter((name) => names.includes(name));
  const wanted = names.filter((name) => name in value);
  const own =
    has.join() === wanted.join() ? [] : [`${path || '(body)'}: ${has.join()}, not ${wanted.join()}`];
  const inside = fields.flatMap((field) =>
    value[field.name] === undefined
      ? []
      : findMisordered(value[field.name]!, field, follow, `${path}.${field.name}`),
  );
  return [...own, ...inside];
}

/** The fields of an object, then those that only its alternatives have. */
function fieldsOf(shown: Shown, follow: Follow): FieldData[] {
  const target = shown.more && follow(shown.more.href);
  const branches = (shown.branches ?? []).flatMap((group) => group.branches);
  const all = [
    ...(shown.fields ?? []),
    ...(target ? fieldsOf(target, follow) : []),
    ...branches.flatMap((branch) => fieldsOf(branch, follow)),
  ];
  return all.filter(({ name }, index) => all.findIndex((field) => field.name === name) === index);
}
