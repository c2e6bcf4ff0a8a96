import { useMemo, useState } from 'react';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { toFacetFilters } from '../use-facet-filters';

/** A docs plugin that has several versions. */
interface VersionedDocs {
  id: string;
  versions: { name: string; label: string }[];
}

export interface VersionFilter {
  docs: VersionedDocs[];
  /** The name of the chosen version, by the id of the docs plugin. */
  chosen: Record<string, string>;
  choose: (id: string, version: string) => void;
}

/** Returns the versions that the search page searches: the first of each docs plugin, until the reader chooses another. */
export function useVersionFilter(): VersionFilter & { facetFilters: string[][] } {
  const language = useDocusaurusContext().i18n.currentLocale;
  const data = useAllDocsData();
  const [choices, setChoices] = useState<Record<string, string>>({});
  const chosen = useMemo(
    () => ({
      ...Object.fromEntries(Object.entries(data).map(([id, { versions }]) => [id, versions[0]?.name ?? ''])),
      ...choices,
    }),
    [data, choices],
  );
  return {
    docs: Object.entries(data)
      .filter(([, { versions }]) => versions.length > 1)
      .map(([id, { versions }]) => ({ id, versions })),
    chosen,
    choose: (id, version) => setChoices((known) => ({ ...known, [id]: version })),
    facetFilters: useMemo(
      () =>
        toFacetFilters(
          language,
          Object.entries(chosen).map(([id, version]) => `docs-${id}-${version}`),
        ),
      [language, chosen],
    ),
  };
}
