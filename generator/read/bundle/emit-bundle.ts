import type { GeneratedFile } from '../../run/files/generated-file';
import type { BundledDescription } from '../normalize/bundled-description';

/** The bundle as `bundle/openapi.json`. */
export function emitBundle(description: BundledDescription): GeneratedFile[] {
  return [{ path: 'bundle/openapi.json', content: `${JSON.stringify(description, null, 2)}\n` }];
}
