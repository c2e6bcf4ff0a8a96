import type { RulePlugin } from '../redocly';
import { FiniteNumbers } from './finite-numbers';
import { KeptOperations } from './kept-operations';
import { KnownMappings } from './known-mappings';
import { KnownTargets } from './known-targets';
import { NoAnchors } from './no-anchors';
import { OperationHasId } from './operation-has-id';
import { PossibleSchemas } from './possible-schemas';
import { SafeNames } from './safe-names';
import { SomeOperations } from './some-operations';
import { UniqueFiles } from './unique-files';
import { UniqueOperationIds } from './unique-operation-ids';

/** Rules about what pages need and would lose, which only the generator knows; they hold for every description. */
export const pageRules: RulePlugin = {
  id: 'pages',
  rules: {
    oas3: {
      'finite-numbers': FiniteNumbers,
      'kept-operations': KeptOperations,
      'known-mappings': KnownMappings,
      'known-targets': KnownTargets,
      'no-anchors': NoAnchors,
      'operation-has-id': OperationHasId,
      'possible-schemas': PossibleSchemas,
      'safe-names': SafeNames,
      'some-operations': SomeOperations,
      'unique-files': UniqueFiles,
      'unique-operation-ids': UniqueOperationIds,
    },
  },
};

/** Rules of Redocly that say the same with less. */
export const replacedRules = [
  'operation-operationId',
  'operation-operationId-unique',
  'operation-operationId-url-safe',
];
