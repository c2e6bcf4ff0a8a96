import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The folders of hand-written pages that have an index, in the order of the sidebars: `{ label: 'Guides', href: '/guides/' }`. */
export function useAreas(): { label: string; href: string }[] {
  return useDocusaurusContext().siteConfig.customFields?.areas as { label: string; href: string }[];
}
