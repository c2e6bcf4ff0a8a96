import { translate } from '#core/labels/translate';
import { Fragment, useEffect, useRef } from 'react';
import Head from '@docusaurus/Head';
import { PageMetadata, useSearchQueryString } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import { Heading } from '../../ui/Heading';
import { Link } from '../../ui/Link';
import { useGuideSections } from '../../use-guide-sections';
import { areKeysKept } from '../kept-keys';
import { NextQueries, PopularPages } from '../Suggestions';
import { ResultList } from './ResultList';
import { useResults } from './use-results';
import { useVersionFilter } from './use-version-filter';
import { VersionSelects } from './VersionSelects';
import { translateElements } from '../../ui/translate-elements';

/** All results of the query in the page's address. */
export default function SearchPage() {
  const [query, setQuery] = useSearchQueryString();
  const { facetFilters, ...versions } = useVersionFilter();
  const { results, showMore } = useResults(query.trim(), facetFilters);
  const field = useRef<HTMLInputElement>(null);
  const title =
    query.trim() === ''
      ? translate('Search the documentation')
      : translate('Search results for “{query}”', { query: query.trim() });
  useFirstFocus(field);
  const ask = (next: string) => {
    setQuery(next);
    field.current?.focus();
  };
  return (
    <Layout>
      <PageMetadata title={title} description={translate('Search the guides and the API reference.')} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="search-page">
        <Heading as="h1">{title}</Heading>
        <form role="search" className="needs-script" onSubmit={(event) => event.preventDefault()}>
          <input
            ref={field}
            type="search"
            name="q"
            aria-label={translate('Search')}
            placeholder={translate('Search docs')}
            autoComplete="off"
            maxLength={512}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && setQuery('')}
          />
          <VersionSelects {...versions} />
        </form>
        <WithoutScripts />
        <ResultList query={query.trim()} results={results} onMore={showMore} onAsk={ask} />
        {query.trim() === '' && (
          <div className="needs-script">
            <NextQueries suggestions={[]} onChoose={ask} />
            <PopularPages />
          </div>
        )}
      </main>
    </Layout>
  );
}

/** Focuses the field so that readers with a keyboard can type at once, unless they are already using another part of the page. */
function useFirstFocus(field: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    if (window.location.hash !== '' || !window.matchMedia('(hover: hover)').matches) return undefined;
    let frame = requestAnimationFrame(wait);
    // The field is hidden until the page is hydrated, and a hidden field cannot receive focus.
    function wait() {
      frame = requestAnimationFrame(
        field.current?.checkVisibility({ visibilityProperty: true }) ? focus : wait,
      );
    }
    // After a navigation, the theme moves the focus to the start of the page; after the modal has closed, the search box has it.
    function focus() {
      const { activeElement: active } = document;
      if (areKeysKept()) return;
      if (active === document.body || active?.matches('.search-box'))
        field.current?.focus({ preventScroll: true });
    }
    return () => cancelAnimationFrame(frame);
  }, [field]);
}

/** A note that is visible only if scripts do not run. */
function WithoutScripts() {
  const sections = useGuideSections();
  return (
    <p className="without-scripts">
      {translateElements('Search needs JavaScript. Turn it on, or find your page in the lists of {lists}.', {
        lists: (
          <>
            {sections.map(({ label, href }) => (
              <Fragment key={href}>
                <Link to={href}>{label.toLowerCase()}</Link>,{' '}
              </Fragment>
            ))}
            <Link to="/api/">{translate('operations')}</Link>
          </>
        ),
      })}
    </p>
  );
}
