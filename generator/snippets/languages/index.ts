import { curl } from './curl';
import type { Language } from './language';
import { typescript } from './typescript';

/** Every language of the snippets, in the order readers see them. A new language is one file and one row here. */
export const languages: readonly Language[] = [curl, typescript];
