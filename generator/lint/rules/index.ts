import type { RulePlugin } from '../redocly';
import { BasisDeclared } from './basis-declared';
import { EnumValuesExplained } from './enum-values-explained';
import { EverythingDescribed } from './everything-described';
import { ExampleEverywhere } from './example-everywhere';
import { ExampleFileName } from './example-file-name';
import { ListsArePaged } from './lists-are-paged';
import { MoneyInCents } from './money-in-cents';
import { NoOpenapi30Leftovers } from './no-openapi-30-leftovers';
import { NoUnusedFiles } from './no-unused-files';
import { OperationIdVerb } from './operation-id-verb';
import { StandardErrors } from './standard-errors';
import { ValidExamples } from './valid-examples';

/**
 * The house rules. The name of a rule is the name of its file; the second line of a message says what to write instead.
 */
export const houseRules: RulePlugin = {
  id: 'house',
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
