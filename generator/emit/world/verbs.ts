import type { Json } from '#core/json/json';
import type { Shape } from './shape';
import { plainName, wordsOf } from './words';

const STATES = ['status', 'state', 'phase', 'lifecycle', 'lifecycle_state', 'stage'];

/** The states that verbs lead to, where these do not have the name of the participle. */
const RESULTS: Readonly<Record<string, readonly string[]>> = {
  activate: ['active', 'activated', 'enabled'],
  begin: ['begun', 'started', 'running'],
  complete: ['completed', 'complete', 'done'],
  deactivate: ['inactive', 'deactivated', 'disabled'],
  disable: ['disabled', 'inactive'],
  enable: ['enabled', 'active'],
  finish: ['finished', 'done', 'completed'],
  freeze: ['frozen'],
  open: ['open', 'opened'],
  pause: ['paused'],
  pay: ['paid'],
  reopen: ['open', 'reopened'],
  restore: ['restored', 'active'],
  resume: ['active', 'resumed', 'running'],
  run: ['running'],
  send: ['sent'],
  start: ['started', 'running', 'active'],
  stop: ['stopped'],
  submit: ['submitted', 'pending'],
  unarchive: ['active', 'unarchived'],
  void: ['void', 'voided'],
  withdraw: ['withdrawn'],
};

/** Finds the value of a state that a verb leads to: `cancel` leads to `canceled`. Undefined if the state has no such value. */
export function findState(record: Shape, verb: string): { member: string; value: Json } | undefined {
  const [word = ''] = wordsOf(verb);
  if (word === '') return undefined;
  const wanted = new Set([...(RESULTS[word] ?? []), ...participlesOf(word)]);
  for (const member of record.names.filter((name) => STATES.includes(name.toLowerCase()))) {
    const values = record.member(member)?.schema?.enum?.map(({ value }) => value) ?? [];
    const value = values.find((one) => typeof one === 'string' && wanted.has(plainName(one)));
    if (value !== undefined) return { member, value };
  }
  return undefined;
}

function participlesOf(verb: string): string[] {
  const last = verb.at(-1) ?? '';
  if (last === 'e') return [`${verb}d`];
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ied`];
  return [`${verb}ed`, `${verb}${last}ed`];
}
