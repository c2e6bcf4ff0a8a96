import { isObject, type Json, type JsonObject } from '#core/json/json';
import { formatPointer, valueAt } from '#core/json/pointer';
import type { Mistake } from '../../problems/mistake';
import { Incompatible, kindOf, merge } from './merge';
import type { Action, Overlay } from './overlay';
import { select, type Selected } from './select';

/** A document after an overlay, without the actions that are mistakes. */
interface Applied {
  document: JsonObject;
  mistakes: Mistake[];
}

/**
 * Applies an overlay to a document, one action after the other. Stricter than the specification in one way: a target that selects
 * nothing is a mistake, because it is one in a file that somebody wrote for this document.
 * @see https://spec.openapis.org/overlay/v1.1.0.html
 */
export function applyOverlay({ actions, hasPrimitives }: Overlay, document: JsonObject): Applied {
  const copy = structuredClone(document);
  const mistakes = actions.flatMap((action, index) =>
    applyAction(action, copy, hasPrimitives).map((mistake) => ({
      ...mistake,
      tokens: ['actions', String(index), ...mistake.tokens],
    })),
  );
  return { document: copy, mistakes };
}

function applyAction({ target, change }: Action, document: JsonObject, hasPrimitives: boolean): Mistake[] {
  const selected = select(document, target);
  const mistake = findMistake(target, selected, hasPrimitives);
  if (mistake) return [mistake];
  if (change.kind === 'remove') return removeAll(selected, document);
  if (change.kind === 'update') return updateAll(selected, change.value, document, hasPrimitives);
  const sources = select(document, change.from);
  const [source] = sources;
  if (source && sources.length === 1)
    return updateAll(selected, structuredClone(source.value), document, hasPrimitives);
  return [
    {
      tokens: ['copy'],
      message: `\`${change.from}\` selects ${sources.length} parts.`,
      remedy: 'Write a JSONPath that selects one part.',
    },
  ];
}

function findMistake(
  target: string,
  selected: readonly Selected[],
  hasPrimitives: boolean,
): Mistake | undefined {
  const tokens = ['target'];
  if (selected.length === 0)
    return {
      tokens,
      message: `The target \`${target}\` selects nothing.`,
      remedy: 'Name a part that the description has, or take the action out.',
    };
  if (!hasPrimitives && selected.some(({ value }) => kindOf(value) === 'value'))
    return {
      tokens,
      message: `The target \`${target}\` selects a single value.`,
      remedy: 'Select the object that holds it, or write `overlay: 1.1.0`.',
    };
  return undefined;
}

function removeAll(selected: readonly Selected[], document: JsonObject): Mistake[] {
  if (selected.some(({ tokens }) => tokens.length === 0))
    return [
      {
        tokens: ['target'],
        message: 'The action removes the whole description.',
        remedy: 'Select a part of it.',
      },
    ];
  // Last first, so that the indices of those before stay right.
  for (const { tokens } of selected.toSorted(byPlaceBackwards)) {
    const key = tokens.at(-1) ?? '';
    const holder = valueAt(document, tokens.slice(0, -1));
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else if (isObject(holder)) delete holder[key];
  }
  return [];
}

function byPlaceBackwards({ tokens: one }: Selected, { tokens: other }: Selected): number {
  return other.length - one.length || Number(other.at(-1)) - Number(one.at(-1)) || 0;
}

function updateAll(
  selected: readonly Selected[],
  update: Json,
  document: JsonObject,
  hasPrimitives: boolean,
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
    for (const { value, tokens } of selected)
      put(document, tokens, mergeTarget(value, structuredClone(update), hasPrimitives));
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

function mergeTarget(value: Json, update: Json, hasPrimitives: boolean): Json {
  if (!Array.isArray(value)) return merge(value, update);
  return hasPrimitives && Array.isArray(update) ? [...value, ...update] : [...value, update];
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
