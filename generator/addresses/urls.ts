// Addresses of the reference, root-relative with a trailing slash. They are permanent: search records, prose and other
// sites point at them.

export const LANDING_URL = '/api/';
export const ERRORS_URL = '/api/errors/';
export const PROOF_URL = '/api/proof/';
export const CONVENTIONS_URL = '/api/conventions/';
export const DECISIONS_URL = '/api/decisions/';
export const CHANGELOG_URL = '/api/changelog/';
export const WHAT_CHANGES_URL = `${CHANGELOG_URL}what-changes/`;
export const OBJECTS_URL = '/api/objects/';
export const EVENTS_URL = '/api/webhooks/';

export function tagUrl(tagSlug: string): string {
  return `/api/${tagSlug}/`;
}

export function operationUrl(tagSlug: string, operationSlug: string): string {
  return `/api/${tagSlug}/${operationSlug}/`;
}

export function objectUrl(objectSlug: string): string {
  return `${OBJECTS_URL}${objectSlug}/`;
}

export function eventUrl(eventSlug: string): string {
  return `${EVENTS_URL}${eventSlug}/`;
}

export function releaseUrl(slug: string): string {
  return `${CHANGELOG_URL}${slug}/`;
}

/** Where the pages of an earlier version begin: those of the current one, with the version after `/api/versions/`. */
export function versionUrl(version: string): string {
  return `${LANDING_URL}versions/${version}/`;
}

/** Where the landing page explains a security scheme. */
export function securitySchemeUrl(id: string): string {
  return `${LANDING_URL}#${id}`;
}
