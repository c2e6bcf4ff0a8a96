import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchConfig } from '#core/contracts/search-config';

/** Returns the search configuration of this build, which `site/config/search.ts` read from the environment. */
export function useSearchConfig(): SearchConfig {
  return useDocusaurusContext().siteConfig.customFields?.search as SearchConfig;
}
