import type { ClientLanguage } from './client-language';
import { go } from './go/run-driver';
import { python } from './python/run-driver';
import { typescript } from './typescript/run-driver';

/** All languages of client files. */
export const languages: readonly ClientLanguage[] = [go, python, typescript];
