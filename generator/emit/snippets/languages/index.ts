import { curl } from './curl';
import { go } from './go';
import { java } from './java';
import { javascript } from './javascript';
import type { Language } from './language';
import { php } from './php';
import { python } from './python';
import { ruby } from './ruby';
import { typescript } from './typescript';

const registry = { curl, typescript, javascript, python, ruby, php, go, java } satisfies Record<
  string,
  Language
>;

/** Key of a language in the generated files and in URLs; never changes. */
export type LanguageId = keyof typeof registry;

/** All languages of the snippets, in the order in which readers see them. */
export const languages = Object.entries<Language>(registry).map(([id, language]) => ({
  id: id as LanguageId,
  ...language,
}));
