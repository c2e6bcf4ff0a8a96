import { translate } from '#core/labels/translate';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useHistory } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import { HIERARCHY_LEVELS } from '#core/search/levels';
import { focusNextTarget } from '../../focus-target';
import { ask, type SafeResult } from '../client';
import { countResults } from '../count-results';
import { createInsightsClient } from '../hosted/insights';
import { hasPasted, keepPasted, takePasted } from '../../paste/kept';
import { typeKeptKeys } from '../kept-keys';
import { pastedHit } from './pasted-hit';
import type { SearchRequest } from '../search-client';
import { clearsQuery } from '../shortcuts';
import { useFacetFilters } from '../use-facet-filters';
import { useSearchConfig } from '../use-search-config';
import { isExternal, useSiteUrl } from '../use-site-url';
import { HitRow } from './HitRow';
import { type Answered, ModalContext, NOTHING } from './ModalContext';
import { putPagesFirst } from './put-pages-first';
import { ResultsFooter } from './ResultsFooter';

export interface SearchModalProps {
  onClose: () => void;
}

type Transform<Name extends 'transformSearchClient' | 'transformItems'> = NonNullable<
  DocSearchModalProps[Name]
>;

/** The attributes that DocSearch requests, and those that our rows show in addition. */
const attributesToRetrieve = [
  ...HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`),
  ...['content', 'type', 'url', 'kind', 'method', 'path', 'value_type', 'summary'],
];

/** DocSearch in a modal dialog, with the page behind it inert; announces the number of results. */
export function SearchModal({ onClose }: SearchModalProps) {
  const config = useSearchConfig();
  const [status, setStatus] = useState('');
  const [answered, setAnswered] = useState(NOTHING);
  const facetFilters = useFacetFilters();
  const toSiteUrl = useSiteUrl();
  const { page: explainPage } = usePluginData('paste-data') as { page: string | null };
  const navigator = useNavigator();
  const dialog = useRef<HTMLDivElement>(null);
  useInertPage();
  useKeptKeys(dialog);
  useEffect(() => void takePasted(), []);

  const transformSearchClient = useCallback<Transform<'transformSearchClient'>>(
    (client) => ({
      ...client,
      search: async ({ requests }: { requests: SearchRequest[] }) => {
        const isPasted = explainPage !== null && hasPasted();
        // A call has credentials, which no search service may get.
        if (isPasted && config.appId) {
          setStatus(countResults(1));
          return { results: requests.map(() => ({ hits: [pastedHit(explainPage)], nbHits: 1 })) };
        }
        const { results } = await ask(config, requests).catch((error: unknown) => {
          setStatus(translate('Unable to fetch results'));
          throw error;
        });
        const total = results[0]?.nbHits ?? 0;
        setStatus(total > 0 ? countResults(total) : translate('No results'));
        setAnswered(toAnswered(requests[0], results[0]));
        const hits = isPasted ? [pastedHit(explainPage)] : [];
        return {
          results: results.map((result) => ({ ...result, hits: [...hits, ...putPagesFirst(result.hits)] })),
        };
      },
    }),
    [config, explainPage],
  );
  const transformItems = useCallback<Transform<'transformItems'>>(
    (items) => items.map((item) => ({ ...item, url: toSiteUrl(item.url) })),
    [toSiteUrl],
  );

  return createPortal(
    <div
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-label={translate('Search docs')}
      onKeyDownCapture={showStartWhenCleared}
      onPasteCapture={({ clipboardData }) => keepPasted(clipboardData.getData('text'))}
      onInputCapture={({ target }) => void ((target as HTMLInputElement).value === '' && takePasted())}
      data-search-engine={config.appId ? 'hosted' : 'embedded'}
    >
      <p role="status" className="visually-hidden">
        {status}
      </p>
      <ModalContext value={useMemo(() => ({ answered, onClose }), [answered, onClose])}>
        <DocSearchModal
          appId={config.appId ?? 'embedded'}
          apiKey={config.apiKey ?? 'embedded'}
          indexName={config.indexName}
          placeholder={translate('Search docs')}
          initialScrollY={window.scrollY}
          searchParameters={useMemo(() => ({ facetFilters, attributesToRetrieve }), [facetFilters])}
          transformSearchClient={transformSearchClient}
          transformItems={transformItems}
          navigator={navigator}
          hitComponent={HitRow}
          resultsFooterComponent={ResultsFooter}
          disableUserPersonalization={config.personalization === false}
          insights={useMemo(
            () => (config.insights ? { insightsClient: createInsightsClient(config) } : false),
            [config],
          )}
          onClose={onClose}
        />
      </ModalContext>
    </div>,
    document.body,
  );
}

/** Makes Enter open a hit as a click does: within the site, without reloading it. */
function useNavigator(): DocSearchModalProps['navigator'] {
  const history = useHistory();
  return useMemo(
    () => ({
      navigate({ itemUrl }) {
        if (isExternal(itemUrl)) return window.location.assign(itemUrl);
        focusNextTarget();
        history.push(itemUrl);
      },
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

/** Types what the reader wrote before the field had the focus, after DocSearch has selected the first query. */
function useKeptKeys(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const field = dialog.current?.querySelector('input');
    if (field) typeKeptKeys(field);
  }, [dialog]);
}

/** Focuses the field again when Escape clears the query: DocSearch has dropped the kept searches, and loads them on focus. */
function showStartWhenCleared({ key, target }: KeyboardEvent): void {
  if (key !== 'Escape' || !(target instanceof HTMLInputElement) || !clearsQuery(target)) return;
  requestAnimationFrame(() => {
    target.blur();
    target.focus();
  });
}

function toAnswered(request?: SearchRequest, result?: SafeResult): Answered {
  const { nbHits: total = 0, without = [], suggestions = [] } = result ?? {};
  return { query: request?.query ?? '', total, without, suggestions };
}
