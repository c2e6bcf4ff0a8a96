import type { LanguageId } from '../../../generator/emit/snippets/languages';
import { runners } from './runners';

const found = new Map(Object.entries(runners).map(([id, { runtime }]) => [id, runtime.find() !== undefined]));

/** True when the runtime of a language is here. */
export function isRunnable({ id }: { id: LanguageId }): boolean {
  return found.get(id) === true;
}
