import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isBelow } from './page-address';

/** Where the reference of an API is on the site, and its files. */
interface ReferencePlace {
  /** Address of its first page: `/api/`, or `/api/orders/` for one of several. */
  landing: string;
  /** Where the files of its description are: `/`, or `/api/orders/`. */
  files: string;
}

/** Returns the place of the reference that the current page belongs to; outside all of them, that of the only API. */
export function useReference(): ReferencePlace {
  const { pathname } = useLocation();
  const base = useBaseUrl('/');
  const { customFields } = useDocusaurusContext().siteConfig;
  const names = (customFields?.apis ?? []) as readonly string[];
  const name = names.find((one) => isBelow(pathname, `${base}api/${one}/`));
  if (name === undefined) return { landing: '/api/', files: '/' };
  const landing = `/api/${name}/`;
  return { landing, files: landing };
}
