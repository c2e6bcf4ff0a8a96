import { groupBy } from '#core/collections/group-by';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { formatPointer, valueAt } from '#core/json/pointer';
import type { Mistake } from '../../problems/mistake';
import { copyTree } from './copy-tree';
import { type Given, Incompatible, kindOf, merge } from './merge';
import type { Action, Overlay } from './overlay';
import { select, type Selected, TooMany } from './select';
import { suggestPath } from './suggest-path';

/** A document after an overlay, without the actions that are mistakes. */
interface Applied {
  document: JsonObject;
  mistakes: Mistake[];
  edits: Edit[];
}

/** A change that an action made to a part of the document as it was then. */
export type Edit =
  /** The part is what the overlay has at `by`. */
  | { kind: 'given'; at: readonly string[]; by: readonly string[] }
  | { kind: 'removed'; at: readonly string[] }
  /** Of a list, the entries that were at these indices are left. */
  | { kind: 'kept'; at: readonly string[]; indices: readonly number[] };

/**
 * Applies an overlay to a document, one action after the other. Stricter than the specification in one way: a target that selects
 * nothing is a mistake, because it is one in a file that somebody wrote for this document.
 * @see https://spec.openapis.org/overlay/v1.1.0.html
 */
export function applyOverlay({ actions, hasPrimitives }: Overlay, document: JsonObject): Applied {
  const copy = copyTree(document);
  const edits: Edit[] = [];
  const mistakes = actions.flatMap((action, index) => {
    const own = ['actions', String(index)];
    const edit = (one: Edit): void => {
      edits.push(one.kind === 'given' ? { ...one, by: [...own, ...one.by] } : one);
    };
    return applyAction(action, copy, hasPrimitives, edit).map((mistake) => ({
      ...mistake,
      tokens: [...own, ...mistake.tokens],
    }));
  });
  return { document: copy, mistakes, edits };
}

type Note = (edit: Edit) => void;

function applyAction(
  { target, change }: Action,
  document: JsonObject,
  hasPrimitives: boolean,
  note: Note,
): Mistake[] {
  const selected = selectParts(document, target, 'target');
  if (!('parts' in selected)) return [selected];
  const { parts } = selected;
  const mistake = findMistake(target, parts, document, hasPrimitives);
  if (mistake) return [mistake];
  if (change.kind === 'remove') return removeAll(parts, document, note);
  if (change.kind === 'update') return updateAll(parts, change.value, document, hasPrimitives, note);
  const sources = selectParts(document, change.from, 'copy');
  if (!('parts' in sources)) return [sources];
  const [source, another] = sources.parts;
  if (source && !another)
    return updateAll(parts, copyTree(source.value), document, hasPrimitives, ({ at }) =>
      note({ kind: 'given', at, by: ['copy'] }),
    );
  return [
    {
      tokens: ['copy'],
      message: `\`${change.from}\` selects ${sources.parts.length} parts.`,
      remedy: another ? 'Write a JSONPath that selects one part.' : suggestPath(document, change.from),
    },
  ];
}

function selectParts(
  document: JsonObject,
  expression: string,
  member: string,
): { parts: Selected[] } | Mistake {
  try {
    return { parts: select(document, expression) };
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    return {
      tokens: [member],
      message: `\`${expression}\` selects more than 200,000 parts.`,
      remedy: 'Write a JSONPath that selects fewer.',
    };
  }
}

function findMistake(
  target: string,
  selected: readonly Selected[],
  document: JsonObject,
  hasPrimitives: boolean,
): Mistake | undefined {
  const tokens = ['target'];
  if (selected.length === 0)
    return {
      tokens,
      message: `The target \`${target}\` selects nothing.`,
      remedy: suggestPath(document, target),
    };
  if (!hasPrimitives && selected.some(({ value }) => kindOf(value) === 'value'))
    return {
      tokens,
      message: `The target \`${target}\` selects a single value.`,
      remedy: 'Select the object that holds it, or write `overlay: 1.1.0`.',
    };
  return undefined;
}

function removeAll(selected: readonly Selected[], document: JsonObject, note: Note): Mistake[] {
  if (selected.some(({ tokens }) => tokens.length === 0))
    return [
      {
        tokens: ['target'],
        message: 'The action removes the whole description.',
        remedy: 'Select a part of it.',
      },
    ];
  const byHolder = groupBy(selected, ({ tokens }) => formatPointer(tokens.slice(0, -1)));
  const groups = [...byHolder.values()].map((group) => ({
    at: group[0]!.tokens.slice(0, -1),
    keys: new Set(group.map(({ tokens }) => tokens.at(-1) ?? '')),
  }));
  // The innermost first, so that the ways to the others stay right.
  for (const { at, keys } of groups.toSorted((one, other) => other.at.length - one.at.length)) {
    const holder = valueAt(document, at);
    if (Array.isArray(holder)) {
      const indices = [...holder.keys()].filter((index) => !keys.has(String(index)));
      note({ kind: 'kept', at, indices });
      for (const [to, from] of indices.entries()) holder[to] = holder[from]!;
      holder.length = indices.length;
    } else if (isObject(holder))
      for (const key of keys) {
        note({ kind: 'removed', at: [...at, key] });
        delete holder[key];
      }
  }
  return [];
}

function updateAll(
  selected: readonly Selected[],
  update: Json,
  document: JsonObject,
  hasPrimitives: boolean,
  note: Note,
): Mistake[] {
  if (new Set(selected.map(({ value }) => kindOf(value))).size > 1)
    return [
      {
        tokens: ['target'],
        message: 'The target selects parts of different kinds.',
        remedy: 'Write one action for objects, one for lists and one for single values.',
      },
    ];
  try {
    // The innermost first: what an update gives to one part does not change what it gives to another inside.
    for (const { tokens } of selected.toSorted((one, other) => other.tokens.length - one.tokens.length)) {
      const given: Given = (at, by) => note({ kind: 'given', at: [...tokens, ...at], by: ['update', ...by] });
      const value = valueAt(document, tokens)!;
      put(document, tokens, mergeTarget(value, copyTree(update), hasPrimitives, given));
    }
    return [];
  } catch (error) {
    if (!(error instanceof Incompatible)) throw error;
    const { path, before, after } = error;
    return [
      {
        tokens: ['update', ...path],
        message: `${path.length > 0 ? `\`${formatPointer(path)}\` of the target` : 'The target'} is ${described(before)}, the update ${described(after)}.`,
        remedy: 'Remove it in an action before, or write the same kind.',
      },
    ];
  }
}

function mergeTarget(value: Json, update: Json, hasPrimitives: boolean, given: Given): Json {
  if (!Array.isArray(value) || (hasPrimitives && Array.isArray(update))) return merge(value, update, given);
  given([String(value.length)], []);
  return [...value, update];
}

/** Replaces a part; the whole document keeps its identity. */
function put(document: JsonObject, tokens: readonly string[], value: Json): void {
  if (tokens.length === 0) {
    for (const [key, member] of Object.entries(value as JsonObject)) put(document, [key], member);
    return;
  }
  const holder = valueAt(document, tokens.slice(0, -1)) as JsonObject;
  Object.defineProperty(holder, tokens.at(-1) ?? '', {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}

function described(kind: string): string {
  return kind === 'value' ? 'a single value' : kind === 'list' ? 'a list' : 'an object';
}
