import { Ajv2020, type Options } from 'ajv/dist/2020';
import { countErrorsOfAlternatives } from './choice-keywords';
import { FORMATS } from './formats';

/**
 * Creates the Ajv that compiles all schemas of a description. `options` may change how it compiles and reports, never what
 * is valid.
 */
export function createAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    // 19.99 is a multiple of 0.01, although their quotient is 1998.9999999999998.
    multipleOfPrecision: 6,
    // Unknown formats are annotations for people.
    logger: false,
    ...options,
    formats: FORMATS,
  });
  countErrorsOfAlternatives(ajv);
  return ajv;
}
