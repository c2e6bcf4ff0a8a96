import type { RulePlugin } from '../redocly';
import { ExclusiveMembers } from './exclusive-members';
import { FiniteNumbers } from './finite-numbers';
import { FittingDefaults } from './fitting-defaults';
import { FittingKeywords } from './fitting-keywords';
import { FittingReferences } from './fitting-references';
import { FittingStyles } from './fitting-styles';
import { KeptEncodings } from './kept-encodings';
import { KeptHeaders } from './kept-headers';
import { KeptOperations } from './kept-operations';
import { KnownDiscriminators } from './known-discriminators';
import { KnownEncodings } from './known-encodings';
import { KnownExpressions } from './known-expressions';
import { KnownExtensions } from './known-extensions';
import { KnownFormats } from './known-formats';
import { KnownMappings } from './known-mappings';
import { KnownSchemes } from './known-schemes';
import { KnownStatuses } from './known-statuses';
import { KnownTagGroups } from './known-tag-groups';
import { KnownTargets } from './known-targets';
import { KnownTypes } from './known-types';
import { NoAnchors } from './no-anchors';
import { OpenParts } from './open-parts';
import { OperationHasId } from './operation-has-id';
import { PathParameters } from './path-parameters';
import { PossibleSchemas } from './possible-schemas';
import { RealUrls } from './real-urls';
import { RequiredPathParameters } from './required-path-parameters';
import { SafeNames } from './safe-names';
import { SchemaOfItems } from './schema-of-items';
import { ServerVariables } from './server-variables';
import { SomeOperations } from './some-operations';
import { UniqueFiles } from './unique-files';
import { UniqueOperationIds } from './unique-operation-ids';
import { UsedPathParameters } from './used-path-parameters';
import { WholeConditions } from './whole-conditions';
import { WholeLinks } from './whole-links';

/** Rules about what pages need and would lose, which only the generator knows; they hold for every description. */
export const pageRules: RulePlugin = {
  id: 'pages',
  rules: {
    oas3: {
      'exclusive-members': ExclusiveMembers,
      'finite-numbers': FiniteNumbers,
      'fitting-defaults': FittingDefaults,
      'fitting-keywords': FittingKeywords,
      'fitting-references': FittingReferences,
      'fitting-styles': FittingStyles,
      'kept-encodings': KeptEncodings,
      'kept-headers': KeptHeaders,
      'kept-operations': KeptOperations,
      'known-discriminators': KnownDiscriminators,
      'known-encodings': KnownEncodings,
      'known-expressions': KnownExpressions,
      'known-extensions': KnownExtensions,
      'known-formats': KnownFormats,
      'known-mappings': KnownMappings,
      'known-schemes': KnownSchemes,
      'known-statuses': KnownStatuses,
      'known-tag-groups': KnownTagGroups,
      'known-targets': KnownTargets,
      'known-types': KnownTypes,
      'no-anchors': NoAnchors,
      'open-parts': OpenParts,
      'operation-has-id': OperationHasId,
      'path-parameters': PathParameters,
      'possible-schemas': PossibleSchemas,
      'real-urls': RealUrls,
      'required-path-parameters': RequiredPathParameters,
      'safe-names': SafeNames,
      'schema-of-items': SchemaOfItems,
      'server-variables': ServerVariables,
      'some-operations': SomeOperations,
      'unique-files': UniqueFiles,
      'unique-operation-ids': UniqueOperationIds,
      'used-path-parameters': UsedPathParameters,
      'whole-conditions': WholeConditions,
      'whole-links': WholeLinks,
    },
  },
};

/** Rules about what may be meant: a guide that nothing but the site knows. */
export const warningRules: ReadonlySet<string> = new Set(['whole-links']);

/** Rules of Redocly that say the same with less. */
export const replacedRules = [
  'no-server-variables-empty-enum',
  'operation-operationId',
  'operation-operationId-unique',
  'operation-operationId-url-safe',
];

/** Rules that take the place, and the severity, of one of Redocly that says one mistake several times. */
export const replacements: Readonly<Record<string, string>> = {
  'path-parameters': 'path-parameters-defined',
  'required-path-parameters': 'path-parameters-defined',
  'server-variables': 'no-undefined-server-variable',
  'used-path-parameters': 'path-parameters-defined',
};
