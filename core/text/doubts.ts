/** Words that show a reader how the author came to a statement, and their remedy. */
interface Doubt {
  pattern: RegExp;
  instead: string;
}

const DECIDE = 'the fact, and what it rests on in its decision';
const COUNT_ON = 'what to do, or nothing';

/**
 * Words of doubt and of provenance. A reader can do nothing with them: what a statement rests on is behind the mark of its source.
 * Description and hand-written pages share this list.
 */
export const DOUBTS: readonly Doubt[] = [
  { pattern: /\b(?:our|my)\s+(?:own\s+)?(?:readings?|choices?|interpretations?|guess)\b/gi, instead: DECIDE },
  { pattern: /\b(?:an)?other\s+readings?\b|\breadings?\s+(?:gives?|has|have)\b/gi, instead: DECIDE },
  { pattern: /\b(?:is|are)\s+ours\b|\b(?:one|some|list|names?|words?)\s+of\s+ours\b/gi, instead: DECIDE },
  { pattern: /\b(?:publicly|commonly|generally)\s+known\b|\bcommon\s+knowledge\b/gi, instead: DECIDE },
  { pattern: /\bpublic\s+(?:change\s+)?records?\b|\bwhat\s+is\s+known\b/gi, instead: DECIDE },
  { pattern: /\bas\s+far\s+as\s+[^.]*?\bknown?\b/gi, instead: DECIDE },
  {
    pattern:
      /\b(?:unless|what)\s+the\s+product\s+(?:itself\s+)?(?:defines|(?:does\s+not|doesn[’']t)\s+define)\b/gi,
    instead: DECIDE,
  },
  { pattern: /\bx-(?:basis|decisions?)\b/gi, instead: DECIDE },
  {
    pattern: /\bwe\s+(?:assumed?|guess(?:ed)?|believed?|think|thought|supposed?|chose|decided)\b/gi,
    instead: DECIDE,
  },
  {
    pattern: /\b(?:presumably|probably|apparently|supposedly|seemingly|perhaps|maybe|possibly)\b/gi,
    instead: DECIDE,
  },
  { pattern: /\bassum(?:e[sd]?|ing|ptions?)\b/gi, instead: DECIDE },
  { pattern: /\b(?:unclear|uncertain)\b|\bunknown\s+(?:whether|if)\b|\bnot\s+known\b/gi, instead: DECIDE },
  {
    pattern: /\bundocumented\b|(?:\bnot|n[’']t)\s+document(?:ed)?\b/gi,
    instead: COUNT_ON,
  },
  { pattern: /\bin\s+practice\b/gi, instead: COUNT_ON },
];

/** A doubt that was found. */
interface FoundDoubt {
  /** As it is written, on one line. */
  words: string;
  instead: string;
}

/** Returns the doubts in a string. @param own those of a house in addition to the list. */
export function findDoubts(text: string, own: readonly Doubt[] = []): FoundDoubt[] {
  return [...DOUBTS, ...own].flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map(([words]) => ({ words: words.replaceAll(/\s+/g, ' '), instead })),
  );
}

/** The message about a doubt; its second line is the remedy. */
export function messageOfDoubt({ words, instead }: FoundDoubt): string {
  return `"${words}" doubts what it says, or tells where it comes from.\nWrite ${instead}.`;
}
