import { isObject, type Json, type JsonObject } from '#core/json/json';
import { textOf } from '#core/json/read';
import type { Mistake } from '../../problems/mistake';
import type { Action, Change, Overlay } from './overlay';
import { findSyntaxError } from './select';

const ROOT_MEMBERS = ['overlay', 'info', 'extends', 'actions'];
const ACTION_MEMBERS = ['target', 'description', 'update', 'remove', 'copy'];

/** The overlay in the value of a file, and what is wrong with it. */
export function readOverlay(value: Json): { overlay?: Overlay; mistakes: Mistake[] } {
  const version = isObject(value) ? textOf(value.overlay) : undefined;
  if (!isObject(value) || version === undefined)
    return {
      mistakes: [
        {
          tokens: [],
          message: 'The file is not an OpenAPI Overlay: it has no member `overlay`.',
          remedy: 'Write `overlay: 1.1.0`, and `info` and `actions` below it.',
        },
      ],
    };
  if (!/^1\.[01]\.\d+$/.test(version))
    return {
      mistakes: [
        {
          tokens: ['overlay'],
          message: `Version ${version} of OpenAPI Overlay is not known.`,
          remedy: 'Write `overlay: 1.1.0` or `overlay: 1.0.0`.',
        },
      ],
    };
  const hasPrimitives = version.startsWith('1.1');
  const mistakes = [...unknownMembers(value, ROOT_MEMBERS, []), ...infoMistakes(value.info)];
  const base = textOf(value.extends);
  if (value.extends !== undefined && base === undefined)
    mistakes.push({
      tokens: ['extends'],
      message: '`extends` is not a string.',
      remedy: 'Write the path of the description or of another overlay.',
    });
  const actions = readActions(value.actions, hasPrimitives, mistakes);
  if (mistakes.length > 0) return { mistakes };
  return { mistakes, overlay: { hasPrimitives, ...(base !== undefined && { extends: base }), actions } };
}

function infoMistakes(info: Json | undefined): Mistake[] {
  const lacking = ['title', 'version'].filter((name) => !isObject(info) || textOf(info[name]) === undefined);
  if (lacking.length === 0) return [];
  return [
    {
      tokens: ['info'],
      message: `The info of the overlay has no ${lacking.map((name) => `\`${name}\``).join(' and no ')}.`,
      remedy: 'Write `title` and `version` as strings.',
    },
  ];
}

function readActions(value: Json | undefined, hasPrimitives: boolean, mistakes: Mistake[]): Action[] {
  if (Array.isArray(value) && value.length > 0)
    return value.flatMap((action, index) => {
      const tokens = ['actions', String(index)];
      if (!isObject(action)) {
        mistakes.push({
          tokens,
          message: 'The action is not an object.',
          remedy: 'Write `target` and `update` or `remove: true`.',
        });
        return [];
      }
      mistakes.push(...unknownMembers(action, ACTION_MEMBERS, tokens));
      return readAction(action, tokens, hasPrimitives, mistakes) ?? [];
    });
  mistakes.push({
    tokens: ['actions'],
    message: 'The overlay has no actions.',
    remedy: 'Write a list with at least one action.',
  });
  return [];
}

function readAction(
  action: JsonObject,
  tokens: string[],
  hasPrimitives: boolean,
  mistakes: Mistake[],
): Action | undefined {
  const paths = ['target', ...(hasPrimitives && action.copy !== undefined ? ['copy'] : [])];
  const wrong = paths.flatMap((name) => pathMistake(action[name], [...tokens, name]));
  mistakes.push(...wrong);
  if (wrong.length > 0) return undefined;
  const change = changeOf(action, hasPrimitives);
  if (typeof change === 'object') return { target: textOf(action.target) ?? '', change };
  mistakes.push({
    tokens,
    message: `The action ${change}.`,
    remedy: `Write one of \`update\`${hasPrimitives ? ', `copy` (a JSONPath)' : ''} and \`remove: true\`.`,
  });
  return undefined;
}

function pathMistake(value: Json | undefined, tokens: string[]): Mistake[] {
  const remedy = "Write a JSONPath such as `$.paths['/things'].get`.";
  const name = tokens.at(-1);
  const text = textOf(value);
  if (text === undefined) {
    const message = name === 'target' ? 'The action has no target.' : `\`${name}\` is not a string.`;
    return [{ tokens, message, remedy }];
  }
  const syntax = findSyntaxError(text);
  const what = name === 'target' ? `The target \`${text}\`` : `\`${text}\``;
  return syntax === undefined ? [] : [{ tokens, message: `${what} ${syntax}.`, remedy }];
}

/** Returns the change of an action, or why it makes none. */
function changeOf({ remove, update, copy }: JsonObject, hasPrimitives: boolean): Change | string {
  if (remove === true) return { kind: 'remove' };
  const from = hasPrimitives ? textOf(copy) : undefined;
  if (update !== undefined && from !== undefined)
    return 'has both `update` and `copy`, and neither has an effect next to the other';
  if (update !== undefined) return { kind: 'update', value: update };
  return from === undefined ? 'changes nothing' : { kind: 'copy', from };
}

function unknownMembers(value: JsonObject, known: readonly string[], tokens: string[]): Mistake[] {
  const unknown = Object.keys(value).filter((key) => !known.includes(key) && !key.startsWith('x-'));
  return unknown.map((key) => ({
    tokens: [...tokens, key],
    message: `Unknown member \`${key}\`.`,
    remedy: `Write one of ${known.map((name) => `\`${name}\``).join(', ')}, or take it out.`,
  }));
}
