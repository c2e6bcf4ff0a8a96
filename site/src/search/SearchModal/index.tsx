import { useCallback, useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useHistory } from '@docusaurus/router';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import { HIERARCHY_LEVELS } from '#core/search/levels';
import type { SearchConfig } from '../../../config/search';
import { ask, connect, forgetFailure } from '../client';
import { countResults } from '../count-results';
import { createInsightsClient } from '../hosted/insights';
import type { SearchRequest } from '../search-client';
import { clearsQuery } from '../shortcuts';
import { useFacetFilters } from '../use-facet-filters';
import { useSearchConfig } from '../use-search-config';
import { isExternal, useSiteUrl } from '../use-site-url';
import { HitRow } from './HitRow';
import { CloseContext } from './SearchFailure';
import { type Answered, AnsweredContext, ResultsFooter } from './ResultsFooter';

export interface SearchModalProps {
  initialQuery: string;
  onClose: () => void;
}

type Transform<Name extends 'transformSearchClient' | 'transformItems'> = NonNullable<
  DocSearchModalProps[Name]
>;

/** What DocSearch asks for, and what tells operations from other pages. */
const attributesToRetrieve = [
  ...HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`),
  'content',
  'type',
  'url',
  'method',
];

/** Loads what a first query needs, also when that failed before. */
export async function prepare(config: SearchConfig): Promise<void> {
  forgetFailure();
  await connect(config);
}

/** DocSearch as a dialog over the page, which nothing reaches meanwhile; says how many results there are. */
export function SearchModal({ initialQuery, onClose }: SearchModalProps) {
  const config = useSearchConfig();
  const [status, setStatus] = useState('');
  const [answered, setAnswered] = useState<Answered>({ query: '', total: 0 });
  const facetFilters = useFacetFilters();
  const toSiteUrl = useSiteUrl();
  const navigator = useNavigator();
  const toReportUrl = useReportUrl();
  useInertPage();

  const transformSearchClient = useCallback<Transform<'transformSearchClient'>>(
    (client) => ({
      ...client,
      search: async ({ requests }: { requests: SearchRequest[] }) => {
        const { results } = await ask(config, requests).catch((error: unknown) => {
          setStatus('Unable to fetch results');
          throw error;
        });
        const total = results[0]?.nbHits ?? 0;
        setStatus(total > 0 ? countResults(total) : 'No results');
        setAnswered({ query: requests[0]?.query ?? '', total });
        return { results };
      },
    }),
    [config],
  );
  const transformItems = useCallback<Transform<'transformItems'>>(
    (items) => items.map((item) => ({ ...item, url: toSiteUrl(item.url) })),
    [toSiteUrl],
  );

  return createPortal(
    <div
      role="dialog"
      aria-modal="true"
      aria-label="Search docs"
      onKeyDownCapture={showStartWhenCleared}
      data-search-engine={config.appId ? 'hosted' : 'embedded'}
    >
      <p role="status" className="visually-hidden">
        {status}
      </p>
      <CloseContext value={onClose}>
        <AnsweredContext value={answered}>
          <DocSearchModal
            appId={config.appId ?? 'embedded'}
            apiKey={config.apiKey ?? 'embedded'}
            indexName={config.indexName}
            placeholder="Search docs"
            initialQuery={initialQuery.slice(0, 64)}
            initialScrollY={window.scrollY}
            searchParameters={useMemo(() => ({ facetFilters, attributesToRetrieve }), [facetFilters])}
            transformSearchClient={transformSearchClient}
            transformItems={transformItems}
            navigator={navigator}
            hitComponent={HitRow}
            resultsFooterComponent={useMemo(() => () => <ResultsFooter onClose={onClose} />, [onClose])}
            disableUserPersonalization={config.personalization === false}
            insights={useMemo(
              () => (config.insights ? { insightsClient: createInsightsClient(config) } : false),
              [config],
            )}
            getMissingResultsUrl={toReportUrl}
            onClose={onClose}
          />
        </AnsweredContext>
      </CloseContext>
    </div>,
    document.body,
  );
}

/** Enter leads where a click would: within the site without loading it anew. */
function useNavigator(): DocSearchModalProps['navigator'] {
  const history = useHistory();
  return useMemo(
    () => ({
      navigate: ({ itemUrl }) =>
        isExternal(itemUrl) ? window.location.assign(itemUrl) : history.push(itemUrl),
    }),
    [history],
  );
}

function useInertPage(): void {
  useEffect(() => {
    const page = document.getElementById('__docusaurus');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);
}

/** The library forgets the searches that were kept when Escape clears the query; the field asks for them as it gets the focus. */
function showStartWhenCleared({ key, target }: KeyboardEvent): void {
  if (key !== 'Escape' || !(target instanceof HTMLInputElement) || !clearsQuery(target)) return;
  requestAnimationFrame(() => {
    target.blur();
    target.focus();
  });
}

/** Where a reader reports a search that finds nothing; nowhere for a project without support. */
function useReportUrl(): DocSearchModalProps['getMissingResultsUrl'] {
  const { support } = useDocusaurusContext().siteConfig.customFields ?? {};
  if (typeof support !== 'string') return undefined;
  return ({ query }) =>
    `${support}?${new URLSearchParams({ subject: `Search finds nothing for "${query}"` }).toString()}`;
}
