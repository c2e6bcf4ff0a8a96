import { stringify } from 'yaml';
import type { Json, JsonObject } from '#core/json/json';
import type { Action } from './overlay';

/** The file of the overlay that describes a version. */
export function formatOverlay(version: string, base: string, actions: readonly Action[]): string {
  const overlay: JsonObject = {
    overlay: '1.1.0',
    info: { title: `The API in version ${version}`, version: '1.0.0' },
    extends: base,
    actions: actions.map(toJson),
  };
  return stringify(overlay, { lineWidth: 120, aliasDuplicateObjects: false });
}

function toJson({ target, change }: Action): Json {
  if (change.kind === 'update') return { target, update: change.value };
  return change.kind === 'copy' ? { target, copy: change.from } : { target, remove: true };
}
