import type { ApiModel } from '../../model/api/api-model';
import type { GeneratedFile } from '../../run/files/generated-file';
import type { Results } from '../../run/memo/results';
import type { LanguageId } from '../snippets/languages';
import { buildEnvironments, type TypedCalls } from './build-environments';

/** Emits `environments/environments.json`: the choices of readers, and how the snippets change with them. */
export function emitEnvironments(
  model: ApiModel,
  languages?: readonly LanguageId[],
  results?: Results,
  typed?: readonly TypedCalls[],
): GeneratedFile[] {
  const content = `${JSON.stringify(buildEnvironments(model, languages, results, typed), null, 1)}\n`;
  return [{ path: 'environments/environments.json', content }];
}
