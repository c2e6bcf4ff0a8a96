import { UsageError } from '#core/command-line/usage-error';
import { isJson } from '#core/http/wire/body-format';
import type { Json } from '#core/json/json';
import { createCompiler } from '#core/schema/create-compiler';
import type { ExplainedError } from '#core/schema/explain-error';
import { judge } from '#core/schema/judge';
import type { Content } from '../content/content';
import { operationOf } from './operation-of';

type Compile = ReturnType<typeof createCompiler>;

const compilers = new WeakMap<object, Compile>();

/** A body that cannot be checked, because the description has no schema that can be applied to it. */
export class UncheckableBody extends UsageError {}

/**
 * Returns the mistakes of the value of a body; like the generator, it rejects members that the schema does not name.
 * @throws UncheckableBody if the operation takes no body, its text is not JSON, or its schema cannot be applied.
 */
export function checkBody(content: Content, id: string, body: Json): ExplainedError[] {
  const { body: documented } = operationOf(content, id);
  if (documented === undefined) throw new UncheckableBody(`${id} takes no body.`);
  if (typeof body === 'string' && !isJson(documented.mediaType))
    throw new UncheckableBody(`Only a value can be checked, not the text of ${documented.mediaType}.`);
  try {
    return judge(compilerOf(content)(documented.schema), body);
  } catch (error) {
    // An invalid pattern, for example, or a schema that includes itself.
    throw new UncheckableBody(
      `The schema of the body of ${id} cannot be applied: ${(error as Error).message}.`,
    );
  }
}

function compilerOf(content: Content): Compile {
  const known = compilers.get(content);
  if (known) return known;
  const made = createCompiler(content.documented?.schemas ?? {}, 'request', { validateSchema: false });
  compilers.set(content, made);
  return made;
}
