import type { RulePlugin } from '../redocly';
import { ExclusiveMembers } from './exclusive-members';
import { FiniteNumbers } from './finite-numbers';
import { HasOperations } from './has-operations';
import { IfNeedsThen } from './if-needs-then';
import { ItemsIsSchema } from './items-is-schema';
import { KeywordMatchesType } from './keyword-matches-type';
import { KnownDiscriminators } from './known-discriminators';
import { KnownEncodings } from './known-encodings';
import { KnownExpressions } from './known-expressions';
import { KnownExtensions } from './known-extensions';
import { KnownFormats } from './known-formats';
import { KnownMappings } from './known-mappings';
import { KnownOrderNames } from './known-order-names';
import { KnownSchemes } from './known-schemes';
import { KnownStatuses } from './known-statuses';
import { KnownTagGroups } from './known-tag-groups';
import { KnownTargets } from './known-targets';
import { KnownTypes } from './known-types';
import { NoAnchors } from './no-anchors';
import { NoClosedAllofPart } from './no-closed-allof-part';

import { NoIgnoredHeaders } from './no-ignored-headers';
import { NoLocalImages } from './no-local-images';
import { NoNestedEncoding } from './no-nested-encoding';
import { NoSiteRelativeLinks } from './no-site-relative-links';
import { OperationHasId } from './operation-has-id';
import { PathParameters } from './path-parameters';
import { RefKindMatches } from './ref-kind-matches';
import { RequiredPathParameters } from './required-path-parameters';
import { SafeComponentNames } from './safe-component-names';
import { SatisfiableSchema } from './satisfiable-schema';
import { ServerVariables } from './server-variables';
import { ShownParts } from './shown-parts';
import { StyleMatchesLocation } from './style-matches-location';
import { UniqueFiles } from './unique-files';
import { UniqueOperationIds } from './unique-operation-ids';
import { UsedPathParameters } from './used-path-parameters';
import { ValidDefault } from './valid-default';
import { ValidMethods } from './valid-methods';
import { ValidUrl } from './valid-url';

/**
 * Rules about the parts of a description that pages need or would lose, which only the generator knows; they apply to every
 * description.
 */
export const descriptionRules: RulePlugin = {
  id: 'description',
  rules: {
    oas3: {
      'exclusive-members': ExclusiveMembers,
      'finite-numbers': FiniteNumbers,
      'has-operations': HasOperations,
      'if-needs-then': IfNeedsThen,
      'items-is-schema': ItemsIsSchema,
      'keyword-matches-type': KeywordMatchesType,
      'known-discriminators': KnownDiscriminators,
      'known-encodings': KnownEncodings,
      'known-expressions': KnownExpressions,
      'known-extensions': KnownExtensions,
      'known-formats': KnownFormats,
      'known-mappings': KnownMappings,
      'known-order-names': KnownOrderNames,
      'known-schemes': KnownSchemes,
      'known-statuses': KnownStatuses,
      'known-tag-groups': KnownTagGroups,
      'known-targets': KnownTargets,
      'known-types': KnownTypes,
      'no-anchors': NoAnchors,
      'no-closed-allof-part': NoClosedAllofPart,

      'no-ignored-headers': NoIgnoredHeaders,
      'no-local-images': NoLocalImages,
      'no-nested-encoding': NoNestedEncoding,
      'no-site-relative-links': NoSiteRelativeLinks,
      'operation-has-id': OperationHasId,
      'path-parameters': PathParameters,
      'ref-kind-matches': RefKindMatches,
      'required-path-parameters': RequiredPathParameters,
      'safe-component-names': SafeComponentNames,
      'satisfiable-schema': SatisfiableSchema,
      'server-variables': ServerVariables,
      'shown-parts': ShownParts,
      'style-matches-location': StyleMatchesLocation,
      'unique-files': UniqueFiles,
      'unique-operation-ids': UniqueOperationIds,
      'used-path-parameters': UsedPathParameters,
      'valid-default': ValidDefault,
      'valid-methods': ValidMethods,
      'valid-url': ValidUrl,
    },
  },
};

/** Rules that only warn, because the author may be right: only the site knows whether a guide exists. */
export const warningRules: ReadonlySet<string> = new Set([
  'no-local-images',
  'no-site-relative-links',
  'shown-parts',
]);

/** Rules of Redocly that report the same problems with less detail. */
export const replacedRules = [
  'no-server-variables-empty-enum',
  'operation-operationId',
  'operation-operationId-unique',
  'operation-operationId-url-safe',
];

/** Rules that replace a rule of Redocly that reports one mistake several times, and take over its severity. */
export const replacements: Readonly<Record<string, string>> = {
  'path-parameters': 'path-parameters-defined',
  'required-path-parameters': 'path-parameters-defined',
  'server-variables': 'no-undefined-server-variable',
  'used-path-parameters': 'path-parameters-defined',
};
