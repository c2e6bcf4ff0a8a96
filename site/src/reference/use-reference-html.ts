import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { showOwnValues } from '../client/own-values';
import { showRememberedChoices } from '../client/remember-choice';
import { revealTarget } from '../client/reveal-target';
import { loadReferenceHtml, readReferenceHtml, type ReferenceHtml } from './reference-html';

/**
 * The page of the reference to show: at first the one in the document, after a navigation the one that the server has
 * at the new address. Until that is here the last one stays. When it cannot be had, the browser loads the address itself.
 */
export function useReferenceHtml(): ReferenceHtml {
  const { pathname, hash } = useLocation();
  const [page, setPage] = useState(() => readReferenceHtml(document, pathname) ?? emptyPage);
  useEffect(() => {
    if (page.path === pathname) return undefined;
    let isCurrent = true;
    loadReferenceHtml(pathname).then(
      (loaded) => isCurrent && setPage(loaded),
      () => window.location.reload(),
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname, page.path]);
  useLayoutEffect(() => {
    if (page.path !== pathname) return;
    showRememberedChoices();
    showOwnValues();
    if (hash) revealTarget(hash, true);
  }, [page.path, pathname, hash]);
  return page;
}

const emptyPage: ReferenceHtml = { path: '', html: '', title: '', description: '' };
