import type { GlobalContext, OpenAPI3 } from 'openapi-typescript';
import type { OpenapiTypescript } from './load-openapi-typescript';

/** Returns the settings of openapi-typescript for one bundled description; undocumented options are off. */
export function buildTypeContext(
  description: OpenAPI3,
  { scanDiscriminators, resolveRef }: Pick<OpenapiTypescript, 'scanDiscriminators' | 'resolveRef'>,
): GlobalContext {
  return {
    // `$Read` and `$Write` markers, which openapi-fetch resolves for each direction.
    readWriteMarkers: true,
    // A request may omit a member that has a default.
    defaultNonNullable: false,
    // `type: object` alone means any members, not none.
    emptyObjectsUnknown: true,
    discriminators: scanDiscriminators(description, { silent: true }),
    resolve: ($ref) => resolveRef(description, $ref, { silent: true }),
    silent: true,
    injectFooter: [],
    inject: undefined,
    // Used only by the entry function, which reads and lints files.
    redoc: undefined as unknown as GlobalContext['redoc'],
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    exportType: false,
    generatePathParams: false,
    immutable: false,
    makePathsEnum: false,
    pathParamsAsTypes: false,
    postTransform: undefined,
    propertiesRequiredByDefault: false,
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    transform: undefined,
    transformProperty: undefined,
  };
}
