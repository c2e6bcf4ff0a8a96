import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Whether the site was built with the simulator: another project's site may not have one. */
export function useHasSimulator(): boolean {
  return useDocusaurusContext().siteConfig.customFields?.hasSimulator === true;
}
