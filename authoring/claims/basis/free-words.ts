/** Code, elements with their values, addresses of links, and the mark of an item or a heading. */
const BOUND = /`[^`]*`|<[^>]*>|\]\([^)]*\)|\{[^}]*\}|^(?:#+ )?(?:\d+\. |- )?/g;

/** Numbers, units, times and negations: words that are wrong on their own. */
const RISKY = new RegExp(
  [
    String.raw`\d|[%€$]|n['’]t\b`,
    ...[
      'zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|half|once|twice',
      '(?:milli)?seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?|daily|weekly|monthly|yearly',
      'cents?|euros?|dollars?|percent|bytes?|[kmg]i?b|characters?',
      'no|not|never|none|nothing|nobody|neither|nor|without|cannot|except|only|before|after|until',
      'must|always|null|expires?',
    ].map((words) => String.raw`\b(?:${words})\b`),
  ].join('|'),
  'i',
);

/**
 * Returns the first word of a sentence outside its elements that says something about the product: its elements alone do not hold such a
 * sentence.
 */
export function riskyWordIn(sentence: string): string | undefined {
  return RISKY.exec(sentence.replaceAll(BOUND, ' '))?.[0];
}
