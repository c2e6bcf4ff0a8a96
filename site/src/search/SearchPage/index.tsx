import { Fragment, useEffect, useRef } from 'react';
import Head from '@docusaurus/Head';
import { PageMetadata, useSearchQueryString } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import { Heading } from '../../ui/Heading';
import { Link } from '../../ui/Link';
import { useAreas } from '../../use-areas';
import { NextQueries, PopularPages } from '../Suggestions';
import { ResultList } from './ResultList';
import { useResults } from './use-results';
import { useVersionFilter } from './use-version-filter';
import { VersionSelects } from './VersionSelects';

/** All results of a query, which stands in the address. */
export default function SearchPage() {
  const [query, setQuery] = useSearchQueryString();
  const { facetFilters, ...versions } = useVersionFilter();
  const { results, showMore } = useResults(query.trim(), facetFilters);
  const field = useRef<HTMLInputElement>(null);
  const title = query.trim() === '' ? 'Search the documentation' : `Search results for “${query.trim()}”`;
  useFirstFocus(field);
  const ask = (next: string) => {
    setQuery(next);
    field.current?.focus();
  };
  return (
    <Layout>
      <PageMetadata title={title} />
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
            aria-label="Search"
            placeholder="Search docs"
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

/** Who comes here with a keyboard at hand can type at once, unless the reader is at something else already. */
function useFirstFocus(field: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    if (window.location.hash !== '' || !window.matchMedia('(hover: hover)').matches) return undefined;
    let frame = requestAnimationFrame(wait);
    // The field is hidden until the page is hydrated, and a hidden field takes no focus.
    function wait() {
      frame = requestAnimationFrame(
        field.current?.checkVisibility({ visibilityProperty: true }) ? focus : wait,
      );
    }
    // The theme moves the focus to the start of a page that is navigated to; the search box has it when its modal has closed.
    function focus() {
      const { activeElement: active } = document;
      if (active === document.body || active?.matches('.search-box'))
        field.current?.focus({ preventScroll: true });
    }
    return () => cancelAnimationFrame(frame);
  }, [field]);
}

/** Shows where scripts do not run. */
function WithoutScripts() {
  const areas = useAreas();
  return (
    <p className="without-scripts">
      Search runs in your browser, so it needs JavaScript. Turn it on, or find your page in the lists of{' '}
      {areas.map(({ label, href }) => (
        <Fragment key={href}>
          <Link to={href}>{label.toLowerCase()}</Link>,{' '}
        </Fragment>
      ))}
      <Link to="/api/">operations</Link>.
    </p>
  );
}
