import type { RulePlugin } from '../redocly';
import { BasisDeclared } from './basis-declared';
import { CurrentVersion } from './current-version';
import { EnumValuesExplained } from './enum-values-explained';
import { DeprecationExplained } from './deprecation-explained';
import { DescriptionRequired } from './description-required';
import { ExampleEverywhere } from './example-everywhere';
import { ExampleFileName } from './example-file-name';
import { LimitsDeclared } from './limits-declared';
import { ListsArePaged } from './lists-are-paged';
import { MoneyInCents } from './money-in-cents';
import { TextNamesExist } from './text-names-exist';
import { NoOpenapi30Leftovers } from './no-openapi-30-leftovers';
import { NoUnusedFiles } from './no-unused-files';
import { TextMatchesSchema } from './text-matches-schema';
import { OperationIdVerb } from './operation-id-verb';
import { ReturnedStatuses } from './returned-statuses';
import { HasResponses } from './has-responses';
import { StandardErrors } from './standard-errors';
import { SchemaHasType } from './schema-has-type';
import { ShortParagraphs } from './short-paragraphs';
import { ValidExamples } from './valid-examples';
import { VersionsInOrder } from './versions-in-order';
import { NoDoubt } from './no-doubt';
import { Wording } from './wording';

/** The house rules. A rule has the name of its file; the second line of a message is the remedy. */
export const houseRules: RulePlugin = {
  id: 'house',
  rules: {
    oas3: {
      'basis-declared': BasisDeclared,
      'current-version': CurrentVersion,
      'deprecation-explained': DeprecationExplained,
      'description-required': DescriptionRequired,
      'enum-values-explained': EnumValuesExplained,
      'example-everywhere': ExampleEverywhere,
      'example-file-name': ExampleFileName,
      'has-responses': HasResponses,
      'limits-declared': LimitsDeclared,
      'lists-are-paged': ListsArePaged,
      'money-in-cents': MoneyInCents,
      'no-openapi-30-leftovers': NoOpenapi30Leftovers,
      'no-unused-files': NoUnusedFiles,
      'operation-id-verb': OperationIdVerb,
      'returned-statuses': ReturnedStatuses,
      'schema-has-type': SchemaHasType,
      'standard-errors': StandardErrors,
      'short-paragraphs': ShortParagraphs,
      'text-matches-schema': TextMatchesSchema,
      'text-names-exist': TextNamesExist,
      'valid-examples': ValidExamples,
      'versions-in-order': VersionsInOrder,
      'no-doubt': NoDoubt,
      wording: Wording,
    },
  },
};
