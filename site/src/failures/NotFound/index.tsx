import { translate } from '#core/labels/translate';
import type { FormEvent } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type { ListedPage } from '../../page-list';
import { useSearchConfig } from '../../search/use-search-config';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { useGuideSections } from '../../use-guide-sections';
import { findNearPages, splitAtMistake, wordsOf } from './near-pages';
import { usePageList } from './use-page-list';
import { translateElements } from '../../ui/translate-elements';
import styles from './styles.module.css';

/** Shown if a page does not exist: marks the mistake in the address and offers search, similar pages, and starting points. */
export function NotFound({ className }: { className?: string }) {
  // The server renders this page only once, for all addresses.
  const { pathname } = useLocation();
  const path = useIsBrowser() ? pathname : '';
  const pages = usePageList();
  return (
    <main className={clsx(styles.lost, className)}>
      <header>
        <Heading as="h1">{translate('This page does not exist')}</Heading>
        {path && <Mistake path={path} pages={pages} />}
      </header>
      <SearchForm key={path} words={wordsOf(path)} />
      {path && <NearPages path={path} pages={pages} />}
      <Starts />
      {path && <Report path={path} />}
    </main>
  );
}

interface Asked {
  path: string;
  pages: readonly ListedPage[];
}

function Mistake({ path, pages }: Asked) {
  const { right, wrong } = pages.length > 0 ? splitAtMistake(path, pages) : { right: path, wrong: '' };
  return (
    <p className={styles.address}>
      {right}
      {wrong && <del>{wrong}</del>}
    </p>
  );
}

/** A form that opens the search page, also without scripts. */
function SearchForm({ words }: { words: string }) {
  const { searchPagePath } = useSearchConfig();
  const address = useBaseUrl(`/${searchPagePath}/`);
  const history = useHistory();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { value } = event.currentTarget.elements.namedItem('q') as HTMLInputElement;
    history.push(`${address}?${new URLSearchParams({ q: value }).toString()}`);
  };
  return (
    <form role="search" action={address} className={styles.search} onSubmit={search}>
      <Icon name="search" />
      <input
        type="search"
        name="q"
        aria-label={translate('Search docs')}
        placeholder={translate('Search docs')}
        maxLength={512}
        defaultValue={words}
      />
      <Button isMain type="submit">
        {translate('Search')}
      </Button>
    </form>
  );
}

function NearPages({ path, pages }: Asked) {
  const near = findNearPages(path, pages);
  return near.length === 0 ? null : (
    <section aria-label={translate('Did you mean')}>
      <Heading as="h2">{translate('Did you mean')}</Heading>
      <ul className={styles.near}>
        {near.map(([address, title]) => (
          <li key={address}>
            <Link to={address}>{title}</Link>
            <code>{address}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Starts() {
  const starts = [
    { label: translate('Home'), href: '/' },
    { label: translate('API reference'), href: '/api/' },
    ...useGuideSections(),
  ];
  return (
    <section aria-label={translate('Or start here')}>
      <Heading as="h2">{translate('Or start here')}</Heading>
      <ul className={styles.starts}>
        {starts.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link for reporting a broken link, if the project has support. */
function Report({ path }: { path: string }) {
  const { support } = useDocusaurusContext().siteConfig.customFields ?? {};
  if (typeof support !== 'string') return null;
  const subject = translate('Broken link to {path}', { path });
  return (
    <p className={styles.report}>
      {translateElements('Did a link on this site bring you here? {link}', {
        link: (
          <Link to={`${support}?${new URLSearchParams({ subject }).toString()}`}>{translate('Tell us')}</Link>
        ),
      })}
    </p>
  );
}
