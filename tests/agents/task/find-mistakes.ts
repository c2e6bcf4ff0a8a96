import type { Json } from '#core/json/json';
import { namesInBraces } from '#core/http/names-in-braces';
import type { Mistake } from '../../../generator/problems/mistake';
import { suggestNearest } from '../../../generator/problems/suggest-nearest';
import { COMPARISONS } from '../world/compare';
import { keptName } from '../world/kept';
import { authorizations, lists, operations, pages } from './known-names';
import type { Task, TaskAssertion, TaskCall } from './task';

type Tokens = (string | number)[];

/** Names in a task that do not exist: operations, parameters, credentials, lists, pages and kept values. */
export function findMistakes(task: Task, fileName: string): Mistake[] {
  return [
    ...unknown(task.id, [fileName], 'file name', ['id']),
    ...unknownCredential(task.account, ['account']),
    ...wrongCalls(task.given, ['given'], new Set()),
    ...wrongCalls(task.solution, ['solution'], namesKeptBy(task.given)),
    ...task.facts.flatMap(({ at }, index) =>
      unknown(at.split('#')[0] ?? '', pages, 'page', ['facts', index, 'at']),
    ),
    ...wrongAssertions(task.assert, ['assert']),
    ...Object.keys(task.unchanged.except).flatMap((list) =>
      unknown(list, lists, 'list', ['unchanged', 'except', list]),
    ),
    ...task.log.flatMap(({ call }, index) =>
      unknown(call, operations.keys(), 'operation', ['log', index, 'call']),
    ),
    ...task.trap.flatMap(({ calls, reaches }, index) => [
      ...wrongCalls(calls, ['trap', index, 'calls'], namesKeptBy(task.given)),
      ...wrongAssertions(reaches, ['trap', index, 'reaches']),
    ]),
  ];
}

/** Nothing when one of `known` is `name`. */
function unknown(name: string, known: Iterable<string>, kind: string, tokens: Tokens): Mistake[] {
  const names = [...known];
  if (names.includes(name)) return [];
  return [
    {
      tokens: tokens.map(String),
      message: `There is no ${kind} \`${name}\`.`,
      remedy:
        suggestNearest(name, names) ??
        (names.length === 0 ? 'Remove it.' : `Write one such as \`${names[0]}\`.`),
    },
  ];
}

function unknownCredential(name: string, tokens: Tokens): Mistake[] {
  return unknown(name, authorizations.keys(), 'credential', tokens);
}

/** The credential of a call or an assertion, or a token of an account that the task creates. */
function unknownReader(as: string | undefined, tokens: Tokens): Mistake[] {
  return as === undefined || /^(at_|\$)/.test(as) ? [] : unknownCredential(as, tokens);
}

function namesKeptBy(calls: TaskCall[]): Set<string> {
  return new Set(calls.flatMap(({ keep = {} }) => Object.keys(keep)));
}

function wrongCalls(calls: TaskCall[], tokens: Tokens, kept: Set<string>): Mistake[] {
  const known = new Set(kept);
  return calls.flatMap((call, index) => {
    const mistakes = wrongCall(call, [...tokens, index], known);
    for (const name of Object.keys(call.keep ?? {})) known.add(name);
    return mistakes;
  });
}

function wrongCall(call: TaskCall, tokens: Tokens, kept: Set<string>): Mistake[] {
  const operation = operations.get(call.call);
  if (operation === undefined) return unknown(call.call, operations.keys(), 'operation', [...tokens, 'call']);
  const inPath = namesInBraces(operation.path);
  const inQuery = operation.query.parameters.map(({ name }) => name);
  return [
    ...unknownReader(call.as, [...tokens, 'as']),
    ...inPath.flatMap((name) => missing(name, call.path ?? {}, tokens)),
    ...Object.keys(call.path ?? {}).flatMap((name) =>
      unknown(name, inPath, 'path parameter', [...tokens, 'path', name]),
    ),
    ...Object.keys(call.query ?? {}).flatMap((name) =>
      unknown(name, inQuery, 'query parameter', [...tokens, 'query', name]),
    ),
    ...(['path', 'query', 'headers', 'body', 'as'] as const).flatMap((part) =>
      unknownValues(call[part], kept, [...tokens, part]),
    ),
  ];
}

function missing(name: string, path: Record<string, Json>, tokens: Tokens): Mistake[] {
  if (Object.hasOwn(path, name)) return [];
  return [
    {
      tokens: tokens.map(String),
      message: `The call has no path parameter \`${name}\`.`,
      remedy: `Write \`path: { ${name}: … }\`.`,
    },
  ];
}

/** Values that no earlier call kept. */
function unknownValues(value: Json | undefined, kept: Set<string>, tokens: Tokens): Mistake[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, member]) => unknownValues(member, kept, [...tokens, key]));
  const name = keptName(value);
  return name === undefined ? [] : unknown(name, kept, 'kept value', tokens);
}

function wrongAssertions(assertions: TaskAssertion[], tokens: Tokens): Mistake[] {
  return assertions.flatMap((assertion, index) => {
    const given = COMPARISONS.filter((name) => Object.hasOwn(assertion, name));
    return [
      ...unknownReader(assertion.as, [...tokens, index, 'as']),
      ...(given.length === 1 ? [] : [wrongComparisons(given, [...tokens, index])]),
    ];
  });
}

function wrongComparisons(given: readonly string[], tokens: Tokens): Mistake {
  return {
    tokens: tokens.map(String),
    message: `The assertion has ${given.length === 0 ? 'no comparison' : `the comparisons ${given.join(' and ')}`}.`,
    remedy: `Write exactly one of ${COMPARISONS.join(', ')}.`,
  };
}
