import type { Html, NoteData } from '#core/contracts/page-data';
import { groupByTopic, type NoteGroup } from '#core/labels/note-topics';
import { listItem } from '../markdown/blocks';
import { escapeText } from '../markdown/escape-text';
import { formatHtml } from '../markdown/format-html';

/** A description and its notes as blocks; notes about one subject are an item of a list that begins with their topic. */
export function formatStatements(
  { html, notes = [] }: { html?: Html; notes?: readonly NoteData[] },
  page: string,
): string[] {
  const groups = groupByTopic(notes);
  const sentences = groups.flatMap((group) => (group.topic === undefined ? blocksOf(group, page) : []));
  const topics = groups.flatMap((group) => (group.topic === undefined ? [] : formatTopic(group, page)));
  return [...formatHtml(html, page), ...sentences, ...(topics.length > 0 ? [topics.join('\n')] : [])];
}

function formatTopic(group: NoteGroup, page: string): string {
  const [first = '', ...others] = withStatements(escapeText(group.topic ?? ''), blocksOf(group, page), '');
  return listItem([first, ...others.filter(Boolean)]);
}

function blocksOf({ notes }: NoteGroup, page: string): string[] {
  return notes.flatMap((note) => formatHtml(note.html, page));
}

/** Puts a short description behind `head` on one line, and any other one below it. */
export function withStatements(head: string, blocks: readonly string[], values: string): string[] {
  if (!blocks.every(isParagraph)) return [head, ...blocks, values];
  const sentences = blocks.map(endSentence).join(' ');
  const text = [sentences, values].filter(Boolean).join(' ');
  return [text === '' ? head : `${head}: ${text}`];
}

/** Whether a block is a paragraph: all others start with a mark. */
function isParagraph(block: string): boolean {
  return !/^(?:```|[-#>|] ?|\d+\. |\*\*\*$)/.test(block);
}

function endSentence(sentence: string): string {
  return /[.!?:;…)\]]$/.test(sentence) ? sentence : `${sentence}.`;
}
