import { isObject, type Json } from '#core/json/json';

/** What a template has at hand: `title`, `labels`, `account`, `contact` and `document`. */
export type TemplateObjects = { [name: string]: Json };

/** The objects with other values here and there: objects are merged, everything else is replaced. */
export function withChanges(objects: TemplateObjects, changes: TemplateObjects): TemplateObjects {
  const changed = Object.entries(changes).map(([name, value]): [string, Json] => {
    const before = objects[name];
    return [name, isObject(before) && isObject(value) ? withChanges(before, value) : value];
  });
  return { ...objects, ...Object.fromEntries(changed) };
}
