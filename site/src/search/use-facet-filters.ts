import { useMemo } from 'react';
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Filters to records in the language of the page, of the docs versions that the reader prefers. */
export function useFacetFilters(): string[][] {
  const language = useDocusaurusContext().i18n.currentLocale;
  const tags = useDocsContextualSearchTags().join();
  return useMemo(() => toFacetFilters(language, tags.split(',')), [language, tags]);
}

/** All of the outer list, any of an inner one; `default` is the tag of pages that belong to no version. */
export function toFacetFilters(language: string, tags: readonly string[]): string[][] {
  return [[`language:${language}`], ['default', ...tags].map((tag) => `docusaurus_tag:${tag}`)];
}
