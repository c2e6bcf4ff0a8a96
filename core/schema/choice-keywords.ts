import { _, type Ajv, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';

/** Keywords with alternatives, and the keyword that Ajv evaluates next. */
const CHOICES = [
  ['anyOf', 'oneOf'],
  ['oneOf', 'allOf'],
] as const;

/**
 * Makes the errors of `anyOf` and `oneOf` say how many errors each alternative reported. Ajv lists all of them before the error of
 * the choice, without saying which alternative they are of: behind a reference, their path is that of the target.
 */
export function countErrorsOfAlternatives(ajv: Ajv): void {
  for (const [keyword, next] of CHOICES) {
    const definition = ajv.getKeyword(keyword);
    if (typeof definition !== 'object') throw new Error(`Ajv does not define ${keyword}.`);
    ajv.removeKeyword(keyword);
    ajv.addKeyword({ ...withCounts(definition as CodeKeywordDefinition), keyword, before: next });
  }
}

function withCounts(definition: CodeKeywordDefinition): CodeKeywordDefinition {
  return {
    ...definition,
    error: {
      message: definition.error?.message ?? '',
      params: ({ params }) => _`{passingSchemas: ${params.passing ?? null}, counts: ${params.counts}}`,
    },
    code: (context) => definition.code(counting(context)),
  };
}

/** Lets the code of a keyword note how many errors there are after each alternative. */
function counting(context: KeywordCxt): KeywordCxt {
  const { gen } = context;
  const counts = gen.let('counts', _`[errors]`);
  const subschema = context.subschema.bind(context);
  const error = context.error.bind(context);
  context.subschema = (application, valid) => {
    const alternative = subschema(application, valid);
    gen.code(_`${counts}.push(errors)`);
    return alternative;
  };
  context.error = (append) => error(append, { ...context.params, counts });
  return context;
}
