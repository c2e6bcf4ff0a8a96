import type { PageRules } from '../site/lint/page-rules';
import { rules } from '../site/lint/rules';
import { languageCheck } from '../site/lint/rules/language';

/** The rules for our pages: all that there are. */
const pageRules: PageRules = { rules, checkLanguage: languageCheck };

export default pageRules;
