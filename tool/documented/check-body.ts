import { UsageError } from '#core/command-line/usage-error';
import type { Json } from '#core/json/json';
import { createCompiler } from '#core/schema/create-compiler';
import type { ExplainedError } from '#core/schema/explain-error';
import { judge } from '#core/schema/judge';
import type { Content } from '../content/content';
import { operationOf } from './operation-of';

type Compile = ReturnType<typeof createCompiler>;

const compilers = new WeakMap<object, Compile>();

/**
 * Returns the mistakes of a JSON body; like the generator, it rejects members that the schema does not name.
 * @throws UsageError if the operation takes no JSON, or its schema cannot be compiled.
 */
export function checkBody(content: Content, id: string, body: Json): ExplainedError[] {
  const { body: documented } = operationOf(content, id);
  if (documented === undefined) throw new UsageError(`${id} takes no body of JSON.`);
  return judge(compile(content, id, documented.schema), body);
}

function compile(content: Content, id: string, schema: Json): ReturnType<Compile> {
  try {
    return compilerOf(content)(schema);
  } catch (error) {
    throw new UsageError(`The schema of the body of ${id} cannot be compiled: ${(error as Error).message}`);
  }
}

function compilerOf(content: Content): Compile {
  const known = compilers.get(content);
  if (known) return known;
  const made = createCompiler(content.documented?.schemas ?? {}, 'request', { validateSchema: false });
  compilers.set(content, made);
  return made;
}
