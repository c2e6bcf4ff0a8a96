/**
 * A phrase that reads as translated, and the words to use instead. A space in its pattern is any white space, because sentences
 * continue on the next line.
 * @typedef {{ pattern: RegExp, write: string, isFineInStrings?: boolean }} Phrase
 */

/** @type {Readonly<Record<string, Phrase>>} */
export const PHRASES = {
  'negated noun': {
    pattern:
      /(?<!\b(?:there|here) )\b(?:is|are|was|were|be) no (?!(?:longer|more|less|later|earlier|different|need|way)\b)\S+/gi,
    write: 'a negated verb: "is not an X", "does not match", "has no X"',
  },
  none: {
    pattern: /(?<!\b(?:there|here) )\b(?:is|are|was|were|be) none\b/gi,
    write: '"is not one", "does not have one", or name it',
  },
  mend: { pattern: /\bmend(?:s|ed|ing)?\b/gi, write: '"repair", "recover" or "normalize"' },
  told: {
    pattern: /\b(?:is|are|was|were|be|been|being) told\b/gi,
    write: '"is reported", "receives", or say who reports it',
  },
  'text for string': {
    pattern:
      /\b(?:an?|one|each|every|any|another|this|that|same) text\b(?! (?:node|field|editor|file|box|area|record|fragment|alternative))|\btexts\b/gi,
    write: '"string", or what it is: "description", "title", "message"',
  },
  'place for location': {
    pattern:
      /\bin (?:the|its|their|whose|your) places?\b|\b(?:same|that|each|every|another|any|other) places?\b/gi,
    write: '"location", "position", "instead of"',
  },
  'answer for response': {
    pattern:
      /\b(?:servers?|simulators?|APIs?|operations?|calls?|requests?|hosts?|workers?|engines?) answers?\b|\banswers? (?:with |a )?\d{3}\b|\banswers? (?:of|from) (?:the|an?) (?:server|simulator|API|operation|call|request|host)\b/gi,
    write: '"response", "responds", "returns"',
  },
  stands: {
    pattern:
      /\b(?:stands?|stood) (?:beside|for|in(?! for)|at|above|below|under|on|there|where|as|before|after|around|between|alone|by)\b/gi,
    write: '"is", "means", "replaces", "is next to"',
  },
  'what as a subject': {
    pattern: /(?<=^\s*|[.!?] |@returns |@param \S+ )what (?!if\b)\S+(?![^.]*\?)/gi,
    write: 'a noun or a verb: "The properties of …", "Returns …"',
    isFineInStrings: true,
  },
  'leads nowhere': { pattern: /\bleads? nowhere\b/gi, write: '"does not resolve", "is broken"' },
  slip: { pattern: /\bslips? of the pen\b|\ba slip\b/gi, write: '"typo"' },
  'of its own': {
    pattern: /\bof (?:its|their|one's|our|your|his|her) own\b|\bone's own\b/gi,
    write: '"its", "separate", "its own X"',
  },
  beside: { pattern: /(?<!--)\bbeside\b/gi, write: '"next to", "besides", "in addition to"' },
  'there twice': {
    pattern: /\b(?:is|are) there (?:twice|more than once|again)\b/gi,
    write: '"is duplicated", "is repeated"',
  },
  'whole number': { pattern: /\bwhole numbers?\b/gi, write: '"integer"' },
  reckon: { pattern: /\breckon(?:s|ed|ing)?\b/gi, write: '"compute", "calculate"' },
};
