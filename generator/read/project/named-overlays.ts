import path from 'node:path';
import { valueAt } from '#core/json/pointer';
import { listOf } from '#core/json/read';
import type { YamlFile } from '../../problems/yaml-file';
import type { NamedOverlay } from '../overlays/overlay-entry';

/**
 * Returns the overlays that a project names, in order; `readProject` reports what is not a list of paths.
 * @param holder the way to the object in `project.yaml` that has `overlays`.
 */
export function namedOverlays(
  file: YamlFile | undefined,
  folder: string,
  holder: readonly string[] = [],
): NamedOverlay[] {
  if (!file) return [];
  const tokens = [...holder, 'overlays'];
  return listOf(valueAt(file.value, tokens)).flatMap((written, index) =>
    typeof written === 'string'
      ? [{ file: path.join(folder, written), named: file.locate([...tokens, String(index)]) }]
      : [],
  );
}
