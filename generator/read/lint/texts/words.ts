/** A word or phrase to avoid in text for readers, and its replacement. */
export interface Word {
  pattern: RegExp;
  instead: string;
  /** Whether `instead` is all that can replace the words, whatever is around them. */
  isExact?: boolean;
}

/** The replacement of a mark of the commands that add files. */
export const LEFT = 'what `npm run new` left to you';

/** Translated phrases, terms of the house, and words with a better established term. Each pattern is tested on a single string. */
export const WORDS: readonly Word[] = [
  { pattern: /\bTODO\b/, instead: LEFT },
  { pattern: /\banswer(?:s|ed|ing)?\b/i, instead: 'response, respond or return' },
  { pattern: /\breckon(?:s|ed|ing)?\b/i, instead: 'calculate' },
  { pattern: /\bleft out\b|\bleaves?\b[^.]{0,30}\bout\b/i, instead: 'omit, if omitted, or defaults to' },
  {
    pattern: /\bput away\b|\bgiven up\b|\bgo(?:es)? on\b|\btell apart\b|\bsay hello\b/i,
    instead: 'a plain verb',
  },
  { pattern: /\bunless you say\b|\bsays? otherwise\b/i, instead: 'by default, or defaults to' },
  { pattern: /\b(?:something|anything) else than\b/i, instead: 'other than' },
  { pattern: /\bgoes? for\b/i, instead: 'applies to' },
  { pattern: /\bthere is no look-up\b|\bmay be given\b|\bis to be\b/i, instead: 'an active verb' },
  { pattern: /\bpage by page\b/i, instead: 'one page at a time', isExact: true },
  { pattern: /\bspecifications?\b/i, instead: 'nothing: readers know no specification' },
  { pattern: /(?<![`\w])Ids?\b|(?<![`\w/])ids\b/, instead: 'ID or IDs' },
  { pattern: /\bfulfil\b|\bcancell(?:ed|ing)\b|\bcatalogue\b|\bcolour\b/i, instead: 'the American spelling' },
  { pattern: /\b(?:simply|just|please|easily|of course)\b/i, instead: 'nothing' },
  { pattern: /\be-mail\b/, instead: 'email', isExact: true },
  { pattern: /\bE-mails?\b|\be-mails\b/, instead: 'email' },
  { pattern: /\bcity or town\b|\bwhy a call\b|\bis counted in\b/i, instead: 'what the name does not say' },
  {
    pattern: /^(?:Sent|Returned) when [^.]*\b(?:was|were|has been|have been|has \w+ed)\b/,
    instead: 'the present tense',
  },
];
