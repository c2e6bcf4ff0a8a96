import { isObject, type Json } from '#core/json/json';

/** The objects that a template can use: `title`, `labels`, `account`, `contact` and `document`. */
export type TemplateObjects = { [name: string]: Json };

/** Returns the objects with changes applied: nested objects are merged, all other values are replaced. */
export function withChanges(objects: TemplateObjects, changes: TemplateObjects): TemplateObjects {
  const changed = Object.entries(changes).map(([name, value]): [string, Json] => {
    const before = objects[name];
    return [name, isObject(before) && isObject(value) ? withChanges(before, value) : value];
  });
  return { ...objects, ...Object.fromEntries(changed) };
}
