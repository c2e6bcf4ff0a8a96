import { wordPattern } from './word-pattern';

/** Words with which the subject of a statement begins. */
const SUBJECT = new Set(
  [
    'the a an this that these those it they he she you we i there',
    'each every all no none nothing nobody everything everybody both either neither some any most many few only',
    'its their your our his her one two three four five six seven eight nine ten',
  ].flatMap((words) => words.split(' ')),
);

/** Verbs in forms that an instruction does not have. */
const FINITE = wordPattern([
  'is are was were has have had does do did can could may might must will would shall should cannot',
  'means needs returns costs gets takes makes keeps comes goes gives says shows sends starts ends stays becomes arrives',
  'works uses counts runs holds belongs applies lasts includes excludes contains expires accepts rejects creates deletes',
  'changes allows ignores asks carries requires covers',
]);
const NEGATED = /\p{L}n['’]t(?!\p{L})/u;

/** The mark of an item, a heading or a step. */
const MARK = /^(?:#+ )?(?:\d+\. |- )?/;
/** A clause or phrase before the main one. */
const LEAD =
  /^(?:(?:if|when|after|before|for|in|on|with|without|from|to|as|where|once|while|until|by|at|of)\b[^,:]*[,:]|(?:so|then|and|but|now|here)\b) /i;
/** Questions, and clauses that belong to a noun. */
const RELATIVE = /\b(?:that|which|who|whose|what|how|where|when|why|whether)\b/i;
/** How a question begins, or the name of a topic. */
const QUESTION = /^(?:what|how|where|when|why|who|which|whether)\b/i;
/** Elements, code and values, targets of links, and marks. */
const NAMED = /`[^`]*`|<[^>]*>|\{[^}]*\}/g;
const UNREAD = /\]\([^)]*\)|[[*]/g;
/** The most words of a subject without an article. */
const BARE = 3;

/** Whether the main clause of a sentence, or of a cell, has a subject and a verb: instructions, questions and names state nothing. */
export function statesSomething(sentence: string): boolean {
  return sentence.split('|').some(isStatement);
}

function isStatement(part: string): boolean {
  const clause = part
    .trim()
    .replace(MARK, '')
    .replaceAll(UNREAD, '')
    .replaceAll(NAMED, 'It')
    .replace(LEAD, '');
  if (clause.endsWith('?') || QUESTION.test(clause)) return false;
  const [first = '', ...others] = clause.split(' ');
  const main = [first, ...(others.join(' ').split(RELATIVE)[0] ?? '').split(' ')];
  const words = main.map((word) => word.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '').toLowerCase());
  const verb = words.findIndex((word, index) => index > 0 && isVerb(word));
  if (verb < 0) return false;
  return isSubject(words[0]) || (verb <= BARE && !words.slice(0, verb).some(isSubject));
}

function isSubject(word = ''): boolean {
  return SUBJECT.has(word);
}

function isVerb(word: string): boolean {
  return FINITE.test(word) || NEGATED.test(word);
}

/** Verbs in forms that go with several things. */
const PLURAL = wordPattern([
  'mean start work return move moves have need follow carry take come show contain include reports',
]);
/** Clauses that name more of a topic. */
const MORE = /(?:,|\band) (?:what|how|that|which)\b/i;

/** Whether words name a topic instead of saying anything of it: `What the library can do.` */
export function isTopic(text: string): boolean {
  if (/^(?:what|how|why|which|whether)\b/i.test(text)) return true;
  const [main = ''] = text.split(MORE);
  return (
    /^(?:(?:the|a|an) )?\p{L}+ (?:on|of|for|about)\b/iu.test(main) && !isVerb(main) && !PLURAL.test(main)
  );
}
