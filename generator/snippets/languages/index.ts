import { curl } from './curl';
import { go } from './go';
import { java } from './java';
import { javascript } from './javascript';
import type { Language } from './language';
import { php } from './php';
import { python } from './python';
import { ruby } from './ruby';
import { typescript } from './typescript';

/** Every language of the snippets, in the order readers see them. A new language is one file and one row here. */
export const languages: readonly Language[] = [curl, typescript, javascript, python, ruby, php, go, java];
