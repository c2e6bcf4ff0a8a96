import type { Changelog } from '#core/contracts/changelog';
import type { SearchFacets, SearchRecord } from '#core/contracts/search-records';
import { createRecords } from '#core/search/create-records';
import type { WordingContext } from '../../model/wording/wording-context';
import { listAuthentication } from './authentication';
import { listChangelog } from './changelog';
import { listErrors } from './errors';
import { listEvents } from './events';
import { keepNewHeaders } from './headers';
import { listObjects } from './objects';
import { listOperations } from './operations';

/** The one language and version of a description; the tag is what the site calls its pages. */
const FACETS: SearchFacets = { language: 'en', version: ['current'], docusaurus_tag: 'docs-api-current' };

/** A record for every way to authenticate, operation, parameter, header, object, field, value, error, event and version. */
export function buildRecords(context: WordingContext, changelog?: Changelog): SearchRecord[] {
  return createRecords(
    keepNewHeaders([
      ...listAuthentication(context),
      ...listOperations(context),
      ...listEvents(context),
      ...listErrors(context),
      ...listObjects(context),
      ...(changelog ? listChangelog(changelog) : []),
    ]),
    FACETS,
  );
}
