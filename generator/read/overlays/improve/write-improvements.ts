import { isSeq, parseDocument, stringify } from 'yaml';
import type { Json } from '#core/json/json';
import type { Improvement } from './find-improvements';

const STYLE = { lineWidth: 0, aliasDuplicateObjects: false } as const;

const FILL_IN = '# To fill in: correct the values, and take out the number signs.\n';

/**
 * Returns the text of an overlay with improvements as actions, and drafts as comments below them.
 * @param written the overlay that there is; undefined: none. It keeps its actions and comments.
 * @param title that of a new overlay.
 */
export function writeImprovements(
  written: string | undefined,
  { improvements, drafts }: { improvements: readonly Improvement[]; drafts: readonly Improvement[] },
  title: string,
): string {
  const comments = drafts.map((draft) => asComment(stringify([toAction(draft)], STYLE)));
  const text = written === undefined ? create(improvements, title) : append(written, improvements);
  return comments.length === 0 ? text : `${text}\n${FILL_IN}${comments.join('')}`;
}

/** Whether an overlay has a draft already. */
export function hasDraft(written: string, { target }: Improvement): boolean {
  return written.includes(asComment(stringify([{ target }], STYLE)));
}

function create(improvements: readonly Improvement[], title: string): string {
  const info = { title, version: '1.0.0' };
  return stringify({ overlay: '1.1.0', info, actions: improvements.map(toAction) }, STYLE);
}

function append(written: string, improvements: readonly Improvement[]): string {
  if (improvements.length === 0) return written;
  const document = parseDocument(written);
  const actions = document.get('actions');
  if (isSeq(actions)) for (const one of improvements) actions.add(document.createNode(toAction(one)));
  return document.toString(STYLE);
}

function toAction({ target, update, reasons }: Improvement): Json {
  return { target, description: reasons.join(' '), update };
}

function asComment(text: string): string {
  return text.replace(/^(?=.)/gm, '# ');
}
