/** The files of an API that its overview offers: the description, and its requests as a Postman collection. */
export const OFFERED_FILES = ['openapi.yaml', 'openapi.json', 'postman.json'] as const;
