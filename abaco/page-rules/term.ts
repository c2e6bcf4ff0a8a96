import type { Words } from '../../site/lint/api';
import { matchesIn } from '../../site/lint/page';
import type { Rule } from '../../site/lint/rule';

interface Term {
  pattern: RegExp;
  instead: string;
}

/** Words to avoid, with the term that these pages use instead: one name for each thing. */
const TERMS: readonly Term[] = [
  { pattern: /\bTODO\b/g, instead: 'what `npm run new` left to you' },
  { pattern: /\b(?:an |the )?answers?\b|\banswer(?:ed|ing)\b/gi, instead: '"response" and "respond"' },
  { pattern: /\bend-?points?\b/gi, instead: '"operation", or "receiver" for an address of the reader\'s' },
  { pattern: /\bpayloads?\b/gi, instead: '"body"' },
  { pattern: /\b(?:API )?specs?\b|\bspecification\b/gi, instead: '"API description", or the fact itself' },
  { pattern: /\bcredit memos?\b/gi, instead: '"credit note"' },
  { pattern: /\b(?:subscription|periodic) invoices?\b/gi, instead: '"recurring invoice"' },
  { pattern: /\bVAT IDs?\b/g, instead: '"tax ID"' },
  { pattern: /\baccess keys?\b|\bprivate keys?\b/gi, instead: '"secret key"' },
  { pattern: /\bpublic keys?\b/gi, instead: '"publishable key"' },
  { pattern: /\btest (?:mode|environment)\b/gi, instead: '"sandbox"' },
  { pattern: /\b(?:simply|obviously|of course|easily)\b/gi, instead: 'the sentence without it' },
  { pattern: /\bclick here\b/gi, instead: 'what the link leads to' },
  { pattern: /\btax offices?\b/gi, instead: '"tax authority"' },
  { pattern: /\bhalf-way\b/gi, instead: '"halfway"' },
  { pattern: /\blook-ups?\b/gi, instead: '"lookup", or the verb "look up"' },
  { pattern: /\bset-ups?\b/gi, instead: '"setup", or the verb "set up"' },
  { pattern: /\btexts\b/gi, instead: '"strings", or "messages" for what people read' },
  { pattern: /\be-mails?\b/gi, instead: '"email"' },
  { pattern: /\b(?:params?|args?|config|repo|info)\b/gi, instead: 'the whole word' },
];

/** Reports words for which these pages use another term. */
export const term: Rule = {
  id: 'term',
  check: (page, { words }) =>
    [...TERMS, ...ownTerms(words)].flatMap(({ pattern, instead }) =>
      matchesIn(page, pattern).map(({ groups: [word = ''], offset }) => ({
        offset,
        message: `"${word}" is not a word of these pages.`,
        remedy: `Write ${instead}.`,
      })),
    ),
};

/** The words that this project avoids, in addition to those of any. */
function ownTerms({ avoid = [] }: Words): Term[] {
  return avoid.map(({ pattern, instead }) => ({ pattern: new RegExp(pattern, 'gi'), instead }));
}
