import type { Sequence } from './sequence';

interface Called {
  id: string;
  method: string;
  path: string;
}

/** Returns the operations that no sequence calls, each with its call: add one to a sequence, or a sequence. */
export function findUncalled(operations: readonly Called[], sequences: readonly Sequence[]): string[] {
  const called = new Set(
    sequences
      .flatMap(({ calls }) => calls)
      .map(({ method = 'GET', path }) => operationOf(method, path.split('?')[0] ?? '', operations)?.id),
  );
  return operations
    .filter(({ id }) => !called.has(id))
    .map(({ id, method, path }) => `${id} (${method.toUpperCase()} ${path})`);
}

/** A fixed segment is more than a parameter. */
function operationOf(method: string, path: string, operations: readonly Called[]): Called | undefined {
  const fitting = operations.filter(
    (one) => one.method.toUpperCase() === method && patternOf(one.path).test(path),
  );
  return fitting.toSorted((one, other) => parametersIn(one.path) - parametersIn(other.path))[0];
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

function parametersIn(template: string): number {
  return template.split('{').length - 1;
}
