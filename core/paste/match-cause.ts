import { getOrInsertComputed } from '../collections/get-or-insert-computed';
import { statusKeys } from '../http/status-keys';
import type { Cause } from './documented';
import { formOf, type Message, messagesOf, normalize, partsOfForm } from './messages';
import type { Pasted } from './pasted';

/** A cause with how well the input fits it. */
export interface Fit {
  cause: Cause;
  /** From 0 to 1: the share of what the documented body says. */
  share: number;
  /** The messages of the input that it explains. */
  messages: Message[];
}

/** The worth of a message: said of the same field or of another, in the same words or with other variable parts, or cut off. */
const WORTH = { same: 1, form: 0.9, printed: 0.75, start: 0.7, otherField: 0.5, otherForm: 0.4, inText: 0.3 };

/** From here on, the input says the cause. */
export const CERTAIN = 0.6;
/** From here on, it may. */
export const POSSIBLE = 0.25;

/** Shorter sentences, and shorter beginnings, fit by chance. */
const SHORTEST = 8;
const SHORTEST_START = 6;
/** How far the name of a field may be before its message when a language prints it. */
const NEAR = 120;

interface Known {
  cause: Cause;
  messages: Message[];
}

const known = new WeakMap<readonly Cause[], { all: Known[]; rarity: Map<string, number> }>();

/** Says how well each cause of a status fits the input. @param status that of the response, if the input says one. */
export function matchCauses(causes: readonly Cause[], pasted: Pasted, status: string | undefined): Fit[] {
  const { all, rarity } = getOrInsertComputed(known, causes, describeAll);
  const given = new Given(pasted);
  return all
    .filter(({ cause }) => status === undefined || covers(cause.status, status))
    .map(({ cause, messages }) => fitOf(cause, messages, given, rarity));
}

/** Whether an entry of a description is about a status: `422` and `4XX` are about 422, `default` about each. */
function covers(documented: string, status: string): boolean {
  return statusKeys(status).includes(documented.replace(/xx$/i, 'XX'));
}

/** Messages that many bodies share, such as the type of an error, say little. */
function describeAll(causes: readonly Cause[]): { all: Known[]; rarity: Map<string, number> } {
  const all = causes.map((cause) => ({
    cause,
    messages: cause.body === undefined ? [] : messagesOf(cause.body),
  }));
  const rarity = new Map<string, number>();
  for (const { messages } of new Map(all.map((one) => [JSON.stringify(one.messages), one])).values())
    for (const key of new Set(messages.map(keyOf))) rarity.set(key, (rarity.get(key) ?? 0) + 1);
  return { all, rarity };
}

function keyOf({ path, text }: Message): string {
  return `${path}\n${text}`;
}

function fitOf(cause: Cause, documented: readonly Message[], given: Given, rarity: Map<string, number>): Fit {
  let worth = 0;
  let most = 0;
  const messages: Message[] = [];
  for (const message of documented) {
    const weight = 1 / (rarity.get(keyOf(message)) ?? 1);
    const found = given.find(message);
    most += weight;
    worth += weight * (found?.worth ?? 0);
    if (found?.message) messages.push(found.message);
  }
  return { cause, share: most === 0 ? 0 : worth / most, messages };
}

/** The messages of the input, by what they say. */
class Given {
  private readonly byText = new Map<string, Message[]>();
  private readonly byForm = new Map<string, Message[]>();
  private readonly starts: { start: string; message: Message }[] = [];
  private readonly text: string;

  constructor({ values, text }: Pasted) {
    for (const message of values.flatMap(messagesOf)) {
      getOrInsertComputed(this.byText, normalize(message.text), () => []).push(message);
      getOrInsertComputed(this.byForm, message.form, () => []).push(message);
      const start = startOf(normalize(message.text));
      if (start !== undefined) this.starts.push({ start, message });
    }
    this.text = normalize(text.replace(/\\{1,8}(?=["'/])/g, ''));
  }

  find(documented: Message): { worth: number; message?: Message } | undefined {
    const text = normalize(documented.text);
    return (
      choose(documented, this.byText.get(text), WORTH.same, WORTH.otherField) ??
      choose(documented, this.byForm.get(documented.form), WORTH.form, WORTH.otherForm) ??
      this.findStart(documented, text) ??
      this.findPrinted(documented)
    );
  }

  /** A message that a log has cut off: `can't be bl (truncated...)`. */
  private findStart(documented: Message, text: string): { worth: number; message: Message } | undefined {
    const found = this.starts.find(
      ({ start, message }) =>
        start.length < text.length && text.startsWith(start) && isSamePlace(message, documented),
    );
    return found && { worth: WORTH.start, message: found.message };
  }

  /** A message in a notation that no reader of values knows: `map[errors:map[country:[is invalid]]]`. */
  private findPrinted({ form, path }: Message): { worth: number; message?: Message } | undefined {
    const parts = partsOfForm(form);
    if (parts.join('').trim().length < SHORTEST) return undefined;
    let at = -1;
    let first: number | undefined;
    for (const part of parts) {
      at = this.text.indexOf(part, at + 1);
      if (at < 0) return undefined;
      first ??= at;
    }
    const name = path.split(' ').at(-1) ?? '';
    const before = this.text.slice(Math.max(0, (first ?? 0) - NEAR), first);
    const isNamed = name !== '' && hasWord(before.replace(PLACES, ''), name);
    const end = at + (parts.at(-1)?.length ?? 0);
    const text = this.text.slice(first, end);
    return {
      worth: isNamed ? WORTH.printed : WORTH.inText,
      message: { path: isNamed ? path : '', name: isNamed ? name : '', text, form: formOf(text) },
    };
  }
}

/** The beginning of a message that says that it is cut off. */
function startOf(text: string): string | undefined {
  const end = text.search(/…|\.\.\.|\((?:truncated|cut)/);
  const start = end < 0 ? '' : text.slice(0, end).trim();
  return start.length < SHORTEST_START ? undefined : start;
}

const PLACES = /\[\d{1,9}\]/g;

function hasWord(text: string, word: string): boolean {
  const at = text.lastIndexOf(word);
  if (at < 0) return false;
  return !/[\w.]/.test(text[at - 1] ?? ' ') && !/\w/.test(text[at + word.length] ?? ' ');
}

function choose(
  documented: Message,
  messages: readonly Message[] | undefined,
  same: number,
  other: number,
): { worth: number; message: Message } | undefined {
  if (messages === undefined) return undefined;
  const placed = messages.find((one) => isSamePlace(one, documented));
  if (placed) return { worth: same, message: placed };
  const [message] = messages;
  // A word that happens to be the same is not a message.
  return message && message.text.length >= SHORTEST ? { worth: other, message } : undefined;
}

/** A body may be a member of what a log has. */
function isSamePlace(given: Message, documented: Message): boolean {
  return given.path === documented.path || given.path.endsWith(` ${documented.path}`);
}
