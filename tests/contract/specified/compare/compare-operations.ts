import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import { objectOf, textOf, textsOf } from '#core/json/read';
import type { Specified } from '../../../specified';
import type { Method, Operation } from '../../../specified/operations/operation';
import { cite } from './cite';
import type { Finding } from './finding';
import { pointerOf } from './operations-of';
import { isMarked } from './compare-presence';
import { below, valueAt } from './sites';

const METHODS = new Set(['get', 'post', 'put', 'delete', 'patch', 'head', 'options', 'trace']);

/** Operations that only one of the two has, and those that go by another name, area or success. */
export function compareOperations(description: BundledDescription, specified: Specified): Finding[] {
  const wanted = Object.entries(specified.operations).flatMap(([area, operations]) =>
    operations.map((operation) => ({ area, operation })),
  );
  const known = new Set(wanted.map(({ operation }) => pointerOf(operation)));
  return [
    ...wanted.flatMap(({ area, operation }) => compareOperation(description, specified, area, operation)),
    ...ownOperations(description, known),
  ];
}

function compareOperation(
  description: BundledDescription,
  specified: Specified,
  area: string,
  operation: Operation,
): Finding[] {
  const pointer = pointerOf(operation);
  const found = objectOf(valueAt(description, pointer));
  const name = `${operation.method} ${operation.path}`;
  const sentence = cite(`operations.${area}`);
  if (Object.keys(found).length === 0)
    return [
      {
        pointer: '#/paths',
        message: `${name} is not described; the specification has it (${sentence}).`,
        remedy: `Add the operation ${operation.id}.`,
      },
    ];
  const differences = [
    ['operationId', textOf(found.operationId), operation.id],
    ['tag', textsOf(found.tags).join(', '), area],
    ['status of success', successOf(found).join(', ') || 'none', statusOf(specified, operation)],
  ] as const;
  return differences
    .filter(([, has, wanted]) => has !== wanted)
    .map(([what, has, wanted]) => ({
      pointer,
      message: `${name} has the ${what} ${has}; it is ${wanted} (${sentence}).`,
      remedy: `Write ${wanted}.`,
    }));
}

/** The status of success of an operation. The specification gives none for GET and PUT, where we chose 200. */
function statusOf({ success, gone }: Specified, { method, path }: Operation): string {
  if (`${method} ${path}` in gone) return 'none';
  const said: Partial<Record<Method, string>> = success;
  return said[method] ?? '200';
}

function successOf(operation: ReturnType<typeof objectOf>): string[] {
  return Object.keys(objectOf(operation.responses)).filter((status) => /^[23]/.test(status));
}

function ownOperations(description: BundledDescription, known: ReadonlySet<string>): Finding[] {
  return Object.entries(description.paths ?? {}).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((key) => METHODS.has(key))
      .map((key) => ({ name: `${key.toUpperCase()} ${path}`, pointer: below('#/paths', path, key) }))
      .filter(({ pointer }) => !known.has(pointer) && !isMarked(description, pointer))
      .map(({ name, pointer }) => ({
        pointer,
        message: `${name} is not in the specification and has no mark.`,
        remedy:
          'Remove it, give it its x-basis and x-decision, or, if the specification has it, transcribe it in tests/specified/operations/.',
      })),
  );
}
