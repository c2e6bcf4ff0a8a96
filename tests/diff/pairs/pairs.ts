import type { Published } from './fetch-description';

/** Numbers of changes: breaking, risky, additive, documentation. */
export type Counts = [breaking: number, risky: number, additive: number, documentation: number];

/** Two published versions of a description, with what we find between them in both directions. */
export interface Pair {
  name: string;
  base: Published;
  head: Published;
  forward: Counts;
  backward: Counts;
  /** Changes that have no reverse of the same kind. */
  oneWay: string[];
}

/** @param versions of the same file. */
function pair(
  name: string,
  of: string,
  file: string,
  versions: [base: string, head: string],
  forward: Counts,
  backward: Counts,
  oneWay: string[] = [],
): Pair {
  const [base, head] = versions.map((version) => ({ package: of, version, file }));
  return { name, base: base!, head: head!, forward, backward, oneWay };
}

const FIGMA = ['@figma/rest-api-spec', 'openapi/openapi.yaml'] as const;
const BLOCKFROST = ['@blockfrost/openapi', 'openapi.yaml'] as const;
const DIRECTUS = ['@directus/specs', 'dist/openapi.json'] as const;
const GALAXY = ['@scalar/galaxy', 'dist/3.1.json'] as const;
const WEBHOOKS = ['@octokit/openapi-webhooks', 'generated/api.github.com.json'] as const;
const GITHUB = { package: '@octokit/openapi', version: '23.0.2' };

/** Descriptions of real APIs; what each is good for is in its comment. */
export const PAIRS: readonly Pair[] = [
  // A calm release: an alternative and a value more.
  pair('figma', ...FIGMA, ['0.42.0', '0.43.0'], [2, 2, 0, 3], [2, 0, 0, 3]),
  // Fields move into an object, credentials are added.
  pair(
    'figma, 13 releases',
    ...FIGMA,
    ['0.30.0', '0.43.0'],
    [14, 6, 340, 28],
    [83, 0, 14, 33],
    [
      // Fields that move into an object are recognized, those that leave it are removed and added.
      'field-moved received get /v1/files/{}/meta',
    ],
  ),
  // A calm release that must stay calm.
  pair('blockfrost', ...BLOCKFROST, ['0.1.92', '0.1.93'], [0, 0, 1, 3], [1, 0, 0, 3]),
  // One list of values with three uses; paging where there was none.
  pair('blockfrost, 7 releases', ...BLOCKFROST, ['0.1.86', '0.1.93'], [0, 12, 20, 17], [25, 0, 6, 18]),
  // A new major version that changes nothing that breaks.
  pair('directus', ...DIRECTUS, ['13.0.0', '14.0.0'], [0, 0, 1, 2], [1, 0, 0, 2]),
  // Parameters, 200 that becomes 204, `error` that becomes `errors`.
  pair('directus, major', ...DIRECTUS, ['14.0.0', '15.2.0'], [41, 19, 124, 42], [42, 1, 99, 31]),
  // Unions in unions.
  pair(
    'ideal postcodes',
    '@ideal-postcodes/openapi',
    'dist/openapi.json',
    ['4.14.1', '4.21.0'],
    [7, 3, 26, 44],
    [27, 1, 5, 44],
  ),
  // A field leaves 35 responses: one change.
  pair('rclone', 'rclone-openapi', 'openapi.json', ['1.74.1', '1.75.0'], [20, 99, 128, 6], [28, 1, 21, 7]),
  // Credentials, 28 operationIds, a file with a byte-order mark.
  pair(
    'dialogporten',
    '@digdir/dialogporten-schema',
    'swagger.verified.json',
    ['1.40.0', '1.118.6'],
    [52, 171, 86, 160],
    [170, 44, 95, 177],
    // A new path takes an id from a template; its removal gives it back.
    ['operation-added sent get /api/v1/serviceowner/dialogs/{}'],
  ),
  // Pages of a list become a template with `$dynamicRef`: nothing changes.
  pair('galaxy', ...GALAXY, ['0.6.4', '0.6.12'], [0, 0, 0, 3], [0, 0, 0, 4]),
  pair('galaxy, older', ...GALAXY, ['0.2.20', '0.6.4'], [5, 8, 24, 24], [19, 14, 6, 24]),
  // Nothing but events.
  pair('github events', ...WEBHOOKS, ['12.0.3', '12.1.0'], [2, 6, 109, 48], [109, 0, 8, 48]),
  pair('github events, major', ...WEBHOOKS, ['11.0.0', '12.1.0'], [24, 6, 340, 50], [340, 0, 30, 50]),
  // Calm and large: two limits and a null that an `allOf` withdraws.
  {
    name: 'github server',
    base: { ...GITHUB, file: 'generated/ghes-3.18.json' },
    head: { ...GITHUB, file: 'generated/ghes-3.19.json' },
    forward: [3, 0, 94, 2041],
    backward: [95, 0, 3, 2041],
    oneWay: [],
  },
  // The largest: over 1,000 operations, some of them moved.
  pair(
    'github',
    '@octokit/openapi',
    'generated/api.github.com.json',
    ['22.0.0', '23.0.2'],
    [128, 73, 627, 202],
    [633, 11, 150, 204],
  ),
];
