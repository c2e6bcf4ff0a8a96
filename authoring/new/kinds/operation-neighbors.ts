import { parseYaml } from '../../plan/parse-yaml';
import type { Sources } from '../../plan/plan';
import { hasBody, isAction, type NewOperation, type Returned } from './operation-text';

const PATHS = 'openapi/paths/';
const PARAMETERS = 'openapi/components/parameters';

/** The responses of errors that follow from what an operation does; the lint of the description names those that are missing. */
export type Errors = Record<string, string>;

/** Returns the errors of an operation besides those of every one: of its body, of its record, and of its change. */
export function errorsOf(operation: NewOperation, sources: Sources): Errors {
  const change = operation.method === 'get' ? undefined : unprocessableOf(operation, sources);
  return {
    ...(hasBody(operation) && { 400: 'BadRequest' }),
    ...(operation.path.includes('{') && { 404: 'NotFound' }),
    ...(change !== undefined && { 422: change }),
  };
}

/** Returns the name of the 422 of another operation with the same tag, of the same method if there is one. */
function unprocessableOf({ tag, method }: NewOperation, sources: Sources): string | undefined {
  const found = sources
    .list(PATHS)
    .flatMap((file) => (sources.read(file) ?? '').split(/^(?=\w+:$)/m))
    .filter((operation) => operation.includes(`\n    - ${tag}\n`))
    .flatMap((operation) => {
      const [, name] = /'422':\n +\$ref: \.\.\/components\/responses\/(\w+)\.yaml/.exec(operation) ?? [];
      return name === undefined ? [] : [{ name, isSame: operation.startsWith(`${method}:`) }];
    });
  return (found.find(({ isSame }) => isSame) ?? found[0])?.name;
}

/** Returns what reading the record returns that an action changes, if an operation is one and the record can be read. */
export function recordOf(operation: NewOperation, sources: Sources): Returned | undefined {
  if (!isAction(operation)) return undefined;
  const path = operation.path
    .slice(1)
    .replace(/\/[^/]*$/, '')
    .replaceAll('/', '_');
  const file = `${PATHS}${path}.yaml`;
  if (sources.read(file) === undefined) return undefined;
  const { get } = parseYaml<{ get?: Read }>(file, sources);
  const { schema, examples = {} } = get?.responses?.['200']?.content?.['application/json'] ?? {};
  const [example] = Object.values(examples);
  if (schema?.$ref === undefined || example?.$ref === undefined) return undefined;
  return { schema: schema.$ref, example: example.$ref };
}

/** The part of an operation that says what it returns. */
interface Read {
  responses?: Record<
    string,
    { content?: Record<string, { schema?: Reference; examples?: Record<string, Reference> }> }
  >;
}

interface Reference {
  $ref?: string;
}

/** Returns the shared parameters of a path by their names: those of the longest path that this one begins with. */
export function parametersOf({ path }: NewOperation, sources: Sources): Record<string, string> {
  const name = path.slice(1).replaceAll('/', '_');
  const [nearest] = sources
    .list(PATHS)
    .filter((file) => `${name}_`.startsWith(`${file.slice(PATHS.length).replace('.yaml', '')}_`))
    .toSorted((one, other) => other.length - one.length);
  const text = nearest === undefined ? '' : (sources.read(nearest) ?? '');
  const shared = [...text.matchAll(/\$ref: \.\.\/components\/parameters\/(\w+)\.yaml/g)].map(
    ([, parameter = '']) => parameter,
  );
  return Object.fromEntries(
    shared.flatMap((parameter) => {
      const file = sources.read(`${PARAMETERS}/${parameter}.yaml`) ?? '';
      const [, key] = /^name: (\w+)$/m.exec(file) ?? [];
      return key !== undefined && /^in: path$/m.test(file) ? [[key, parameter]] : [];
    }),
  );
}
