import { type ApiLocation, apiLocation } from '#core/apis/api-location';

/** The first page about all APIs. */
const ROOT = apiLocation().landing;

/**
 * The addresses of the pages of a reference, root-relative with a trailing slash. They are permanent: search records, prose and other
 * sites point at them.
 */
export interface Addresses {
  landing: string;
  errors: string;
  proof: string;
  conventions: string;
  decisions: string;
  changelog: string;
  whatChanges: string;
  objects: string;
  events: string;
  tag: (tagSlug: string) => string;
  operation: (tagSlug: string, operationSlug: string) => string;
  object: (objectSlug: string) => string;
  event: (eventSlug: string) => string;
  release: (slug: string) => string;
  /** Where the pages of an earlier version begin: those of the current one, with the version after `/api/versions/`. */
  version: (version: string) => string;
  /** A file of the API that readers download: `/openapi.json`, `/api/orders/openapi.json`. */
  download: (file: string) => string;
  /** Where the landing page explains a security scheme. */
  securityScheme: (id: string) => string;
}

/** Returns the addresses of a reference. @param landing that of its first page, which all others begin with. */
function addressesBelow(landing: string): Addresses {
  const below = (...segments: string[]): string => `${landing}${segments.join('/')}/`;
  return {
    landing,
    errors: below('errors'),
    proof: below('proof'),
    conventions: below('conventions'),
    decisions: below('decisions'),
    changelog: below('changelog'),
    whatChanges: below('changelog', 'what-changes'),
    objects: below('objects'),
    events: below('webhooks'),
    tag: (slug) => below(slug),
    operation: (tagSlug, slug) => below(tagSlug, slug),
    object: (slug) => below('objects', slug),
    event: (slug) => below('webhooks', slug),
    release: (slug) => below('changelog', slug),
    version: (version) => below('versions', version),
    download: (file) => (landing === ROOT ? `/${file}` : `${landing}${file}`),
    securityScheme: (id) => `${landing}#${id}`,
  };
}

/** Where the reference of an API is on the site. */
export interface ReferenceLocation extends ApiLocation {
  /** The name under which the search lists its parts: `API`, or the title of one of several. */
  group: string;
  addresses: Addresses;
}

/** The location of the only API of a site. */
export const ONLY_LOCATION: ReferenceLocation = {
  ...apiLocation(),
  group: 'API',
  addresses: addressesBelow(ROOT),
};

/** The addresses of the only API of a site. */
export const { addresses: ADDRESSES } = ONLY_LOCATION;

/** Returns the location of one of several APIs. @param name its name in `project.yaml`, a segment of addresses. */
export function locationOf({ name, title }: { name: string; title: string }): ReferenceLocation {
  const location = apiLocation(name);
  return { ...location, group: title, addresses: addressesBelow(location.landing) };
}
