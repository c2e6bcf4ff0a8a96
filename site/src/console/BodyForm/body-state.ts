import { isObject, type Json } from '#core/json/json';
import { joinPointer, parsePointer, valueAt } from '#core/json/pointer';

/** The state of a body that is edited as fields and as JSON. */
export interface BodyState {
  /** The JSON as the reader sees it. */
  text: string;
  /** The value of the last text that was valid JSON. */
  value: Json;
  /** Why the text is not valid JSON. */
  problem?: string;
  /** Pointers to optional members that the reader added, or whose value is not sent any more. */
  shown: readonly string[];
  /** The alternative that the reader chose, by the pointer of the value. */
  choices: Readonly<Record<string, number>>;
  /** Pointer to the field that the focus goes to next. */
  focus?: string;
}

export type BodyAction =
  | { do: 'type'; text: string }
  /** An undefined value is not sent. */
  | { do: 'set'; pointer: string; value: Json | undefined; focus?: string }
  | { do: 'drop'; pointer: string; focus: string }
  | { do: 'show'; pointer: string; value: Json | undefined }
  | { do: 'choose'; pointer: string; index: number; value: Json | undefined }
  /** Sends other members of an object instead. */
  | { do: 'swap'; pointer: string; drop: string[]; show: string[] }
  | { do: 'append'; pointer: string; value: Json }
  | { do: 'move'; pointer: string; from: number; to: number }
  | { do: 'rename'; pointer: string; from: string; to: string }
  | { do: 'focused' };

/** The state of a body with this JSON. */
export function bodyState(text: string): BodyState {
  return read({ text: '', value: {}, shown: [], choices: {} }, text);
}

/** The next state. Typing changes the value as soon as the text is valid; a field writes the text anew. */
export function changeBody(state: BodyState, action: BodyAction): BodyState {
  switch (action.do) {
    case 'type':
      return read({ ...state, choices: {} }, action.text);
    case 'set':
      return withFocus(write(show(state, action.pointer), action.pointer, action.value), action.focus);
    case 'drop':
      return withFocus(hide(write(state, action.pointer, undefined), action.pointer), action.focus);
    case 'show':
      return withFocus(write(show(state, action.pointer), action.pointer, action.value), action.pointer);
    case 'choose':
      return write(
        { ...state, choices: { ...state.choices, [action.pointer]: action.index } },
        action.pointer,
        action.value,
      );
    case 'swap':
      return swap(state, action);
    case 'append': {
      const list = valueAt(state.value, parsePointer(action.pointer));
      const length = Array.isArray(list) ? list.length : 0;
      const entry = joinPointer(action.pointer, length);
      return withFocus(
        write(state, action.pointer, [...(Array.isArray(list) ? list : []), action.value]),
        entry,
      );
    }
    case 'move':
      return move(state, action);
    case 'rename':
      return rename(state, action);
    case 'focused':
      return withFocus(state, undefined);
  }
}

function read(state: BodyState, text: string): BodyState {
  const { problem: _, ...rest } = state;
  try {
    return { ...rest, text, value: JSON.parse(text) as Json };
  } catch (error) {
    return { ...rest, text, problem: error instanceof Error ? error.message : String(error) };
  }
}

function write(state: BodyState, pointer: string, value: Json | undefined): BodyState {
  const { problem: _, ...rest } = state;
  const next = put(state.value, parsePointer(pointer), value) ?? {};
  return { ...rest, value: next, text: JSON.stringify(next, null, 2) };
}

/** A copy of `root` with another value at `tokens`; creates the objects on the way. */
function put(root: Json | undefined, tokens: string[], value: Json | undefined): Json | undefined {
  const [token, ...deeper] = tokens;
  if (token === undefined) return value;
  if (Array.isArray(root)) {
    const index = Number(token);
    const entry = put(root[index], deeper, value);
    return entry === undefined ? root.toSpliced(index, 1) : root.with(index, entry);
  }
  const members = isObject(root) ? root : {};
  const member = put(Object.hasOwn(members, token) ? members[token] : undefined, deeper, value);
  if (member === undefined)
    return Object.fromEntries(Object.entries(members).filter(([name]) => name !== token));
  return { ...members, [token]: member };
}

function swap(
  state: BodyState,
  { pointer, drop, show: names }: Extract<BodyAction, { do: 'swap' }>,
): BodyState {
  const dropped = drop.reduce((next, name) => {
    const member = joinPointer(pointer, name);
    return hide(write(next, member, undefined), member);
  }, state);
  return names.reduce((next, name) => show(next, joinPointer(pointer, name)), dropped);
}

function move(state: BodyState, { pointer, from, to }: Extract<BodyAction, { do: 'move' }>): BodyState {
  const list = valueAt(state.value, parsePointer(pointer));
  if (!Array.isArray(list) || to < 0 || to >= list.length) return state;
  const moved = list.toSpliced(from, 1).toSpliced(to, 0, list[from]!);
  return withFocus(write({ ...state, choices: {} }, pointer, moved), joinPointer(pointer, to));
}

/** Renames a member and keeps its position; keeps the name if another member has the new one. */
function rename(state: BodyState, { pointer, from, to }: Extract<BodyAction, { do: 'rename' }>): BodyState {
  const map = valueAt(state.value, parsePointer(pointer));
  if (!isObject(map) || Object.hasOwn(map, to)) return state;
  const renamed = Object.entries(map).map(([name, value]) => [name === from ? to : name, value] as const);
  return write(state, pointer, Object.fromEntries(renamed));
}

function show(state: BodyState, pointer: string): BodyState {
  return state.shown.includes(pointer) ? state : { ...state, shown: [...state.shown, pointer] };
}

function hide(state: BodyState, pointer: string): BodyState {
  return { ...state, shown: state.shown.filter((one) => one !== pointer) };
}

function withFocus(state: BodyState, focus: string | undefined): BodyState {
  const { focus: _, ...rest } = state;
  return focus === undefined ? rest : { ...rest, focus };
}
