import type { SimulatedRule } from './rules/simulated';

/** Messages by field, as in the body of a 422. */
export type FieldErrors = Record<string, string[]>;

/** Options of a refusal. */
interface RefusalOptions {
  /** A message that replaces the one of the documented example; not for 422. */
  text?: string;
  /** The rule behind it, if it is not in the product specification. */
  rule?: SimulatedRule;
}

/**
 * Ends a call with an error status of the description. The body is the documented one: `detail` names its example
 * (`new Refusal(406, 'tax-code')`) or gives the fields of a 422 (`new Refusal(422, {url: ['…']})`).
 */
export class Refusal extends Error {
  // surviving mutants (text): it is only in stack traces
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    readonly detail: string | FieldErrors = 'default',
    readonly options: RefusalOptions = {},
  ) {
    super(options.text ?? `${status} ${JSON.stringify(detail)}`);
  }
}
