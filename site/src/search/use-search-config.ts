import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchConfig } from '#core/contracts/search-config';

/** The search of this build, as `site/config/search.ts` read it from the environment. */
export function useSearchConfig(): SearchConfig {
  return useDocusaurusContext().siteConfig.customFields?.search as SearchConfig;
}
