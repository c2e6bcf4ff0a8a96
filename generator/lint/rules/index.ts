import type { RulePlugin } from '../redocly';
import { BasisDeclared } from './basis-declared';
import { EnumValuesExplained } from './enum-values-explained';
import { EverythingDescribed } from './everything-described';
import { ExampleEverywhere } from './example-everywhere';
import { ExampleFileName } from './example-file-name';
import { ListsArePaged } from './lists-are-paged';
import { MoneyInCents } from './money-in-cents';
import { NamesExist } from './names-exist';
import { NoOpenapi30Leftovers } from './no-openapi-30-leftovers';
import { NoUnusedFiles } from './no-unused-files';
import { NumbersAgree } from './numbers-agree';
import { OperationIdVerb } from './operation-id-verb';
import { ReturnedStatuses } from './returned-statuses';
import { SomeResponses } from './some-responses';
import { StandardErrors } from './standard-errors';
import { TypeDeclared } from './type-declared';
import { ValidExamples } from './valid-examples';
import { Wording } from './wording';

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
      'names-exist': NamesExist,
      'no-openapi-30-leftovers': NoOpenapi30Leftovers,
      'no-unused-files': NoUnusedFiles,
      'numbers-agree': NumbersAgree,
      'operation-id-verb': OperationIdVerb,
      'returned-statuses': ReturnedStatuses,
      'some-responses': SomeResponses,
      'standard-errors': StandardErrors,
      'type-declared': TypeDeclared,
      'valid-examples': ValidExamples,
      wording: Wording,
    },
  },
};
