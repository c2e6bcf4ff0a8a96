import { useMemo } from 'react';
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns facet filters for records in the page's language and in the docs versions that the reader prefers. */
export function useFacetFilters(): string[][] {
  const language = useDocusaurusContext().i18n.currentLocale;
  const tags = useDocsContextualSearchTags().join();
  return useMemo(() => toFacetFilters(language, tags.split(',')), [language, tags]);
}

/** Every entry of the outer list must match, and one of each inner list; `default` is the tag of pages without a version. */
export function toFacetFilters(language: string, tags: readonly string[]): string[][] {
  return [[`language:${language}`], ['default', ...tags].map((tag) => `docusaurus_tag:${tag}`)];
}
