import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns the guide folders that have an index page, in sidebar order, such as `{ label: 'Guides', href: '/guides/' }`. */
export function useGuideSections(): { label: string; href: string }[] {
  return useDocusaurusContext().siteConfig.customFields?.guideSections as { label: string; href: string }[];
}
