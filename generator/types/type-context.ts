import type { GlobalContext, OpenAPI3, resolveRef, scanDiscriminators } from 'openapi-typescript';

/** What the context needs of openapi-typescript, passed in so that the package stays lazily loaded. */
interface References {
  scanDiscriminators: typeof scanDiscriminators;
  resolveRef: typeof resolveRef;
}

/** The settings of openapi-typescript for one bundled description; what is not named in its documentation is off. */
export function buildTypeContext(
  description: OpenAPI3,
  { scanDiscriminators, resolveRef }: References,
): GlobalContext {
  return {
    // `$Read` and `$Write` marks, which openapi-fetch turns into the form of each direction.
    readWriteMarkers: true,
    // A member with a default may be left out of a request.
    defaultNonNullable: false,
    // `type: object` alone means any members, not none.
    emptyObjectsUnknown: true,
    discriminators: scanDiscriminators(description, { silent: true }),
    resolve: ($ref) => resolveRef(description, $ref, { silent: true }),
    silent: true,
    injectFooter: [],
    inject: undefined,
    // Used by the entry function only, which reads and lints files.
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
