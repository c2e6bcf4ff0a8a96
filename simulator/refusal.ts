import type { SimulatedRule } from './rules/simulated';

/** Messages by field, as the body of a 422 holds them. */
export type FieldErrors = Record<string, string[]>;

/** What a refusal may say beyond its status. */
export interface RefusalOptions {
  /** A text of its own instead of the documented example text; not for 422. */
  text?: string;
  /** The rule behind it, when the product specification does not show it. */
  rule?: SimulatedRule;
}

/**
 * Ends a call with an error status of the description. The body is the documented one: `detail` names its example
 * (`new Refusal(406, 'tax-code')`) or gives the fields of a 422 (`new Refusal(422, {url: ['…']})`).
 */
export class Refusal extends Error {
  // surviving mutants (text): it stands in stack traces alone
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    readonly detail: string | FieldErrors = 'default',
    readonly options: RefusalOptions = {},
  ) {
    super(options.text ?? `${status} ${JSON.stringify(detail)}`);
  }
}
