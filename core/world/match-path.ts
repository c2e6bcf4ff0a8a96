import type { OperationFacts, WorldContract } from '../contracts/world-contract';
import { escapePattern } from '../text/escape-pattern';

/** The operations of a path by method, and the values of its parameters, percent-encoded as they were sent. */
export interface MatchedPath {
  operations: ReadonlyMap<string, OperationFacts>;
  parameters: Record<string, string>;
}

/** Finds the path template that a path matches, with or without the path of a server before it. */
export type MatchPath = (path: string) => MatchedPath | undefined;

interface Route {
  expression: RegExp;
  names: string[];
  operations: Map<string, OperationFacts>;
  /** The kind of each segment: a word, a word with parameters, a parameter; sorts the more exact ones first. */
  rank: string;
}

export function createMatcher({ operations, basePaths }: WorldContract): MatchPath {
  const routes = new Map<string, Route>();
  for (const operation of operations) {
    const known = routes.get(operation.path) ?? readRoute(operation.path);
    known.operations.set(operation.method, operation);
    routes.set(operation.path, known);
  }
  const sorted = [...routes.values()].sort((one, other) => (one.rank < other.rank ? -1 : 1));
  const find = (path: string): MatchedPath | undefined => {
    for (const { expression, names, operations: found } of sorted) {
      const values = expression.exec(path)?.slice(1);
      if (values === undefined) continue;
      return {
        operations: found,
        parameters: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
      };
    }
    return undefined;
  };
  return (path) => {
    const [base] = basePaths.filter((one) => path === one || path.startsWith(`${one}/`));
    return find(path) ?? (base === undefined ? undefined : find(path.slice(base.length) || '/'));
  };
}

function readRoute(template: string): Route {
  const [path = ''] = template.split(/[?#]/);
  const names: string[] = [];
  const pattern = path
    .split(/(\{[^{}]*\}|(?<=\/):\w+)/)
    .map((part, index) => {
      if (index % 2 === 0) return escapePattern(part);
      names.push(part.startsWith(':') ? part.slice(1) : part.slice(1, -1));
      return '([^/]+?)';
    })
    .join('');
  const rank = path
    .split('/')
    .map((segment) => (/^(?:\{[^{}]*\}|:\w+)$/.test(segment) ? 2 : /\{/.test(segment) ? 1 : 0))
    .join('');
  return { expression: new RegExp(`^${pattern}/?$`), names, operations: new Map(), rank };
}
