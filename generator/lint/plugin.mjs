// @ts-check
import { BasisDeclared } from './rules/basis-declared.mjs';
import { EnumValuesExplained } from './rules/enum-values-explained.mjs';
import { EverythingDescribed } from './rules/everything-described.mjs';
import { ExampleEverywhere } from './rules/example-everywhere.mjs';
import { ExampleFileName } from './rules/example-file-name.mjs';
import { ListsArePaged } from './rules/lists-are-paged.mjs';
import { MoneyInCents } from './rules/money-in-cents.mjs';
import { NoOpenapi30Leftovers } from './rules/no-openapi-30-leftovers.mjs';
import { NoUnusedFiles } from './rules/no-unused-files.mjs';
import { OperationIdVerb } from './rules/operation-id-verb.mjs';
import { StandardErrors } from './rules/standard-errors.mjs';
import { ValidExamples } from './rules/valid-examples.mjs';

/**
 * The house rules, for `redocly lint` and for the generator. The name of a rule is the name of its file; the second
 * line of a message says what to write instead.
 */
export default function abaco() {
  return {
    id: 'abaco',
    rules: {
      oas3: {
        'basis-declared': BasisDeclared,
        'enum-values-explained': EnumValuesExplained,
        'everything-described': EverythingDescribed,
        'example-everywhere': ExampleEverywhere,
        'example-file-name': ExampleFileName,
        'lists-are-paged': ListsArePaged,
        'money-in-cents': MoneyInCents,
        'no-openapi-30-leftovers': NoOpenapi30Leftovers,
        'no-unused-files': NoUnusedFiles,
        'operation-id-verb': OperationIdVerb,
        'standard-errors': StandardErrors,
        'valid-examples': ValidExamples,
      },
    },
  };
}
