declare module '@generated/guide-uses/default/uses.json' {
  import type { LinkData } from '#core/contracts/page-data';

  /** What `site/plugins/guide-uses.ts` collects. */
  const uses: Record<string, LinkData[] | undefined>;
  export default uses;
}
