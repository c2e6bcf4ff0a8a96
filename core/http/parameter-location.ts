/** The location of a parameter. @see https://spec.openapis.org/oas/v3.1.0#parameter-locations */
export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';
