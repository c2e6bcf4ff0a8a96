declare module '@generated/guide-uses/default/uses.json' {
  import type { LinkData } from '#core/contracts/page-data';

  /** What `site/plugins/guide-uses.ts` collects. */
  const uses: Record<string, LinkData[] | undefined>;
  export default uses;
}

declare module '@generated/lab-data/default/webhook.json' {
  /** What `site/plugins/lab-data.ts` takes from the examples. */
  const data: {
    sender: string;
    signatureHeader: string;
    url: string;
    authKey: string;
    retryHours: number;
    events: { type: string; summary: string; body: string }[];
  };
  export default data;
}

declare module '@generated/lab-data/default/template.json' {
  import type { Json } from '#core/json/json';

  /** Templates to start from, with what they have at hand. */
  const data: { name: string; label: string; template: string; objects: { [name: string]: Json } }[];
  export default data;
}

declare module '@generated/search-index/default/popular.json' {
  /** The `Popular` that `site/plugins/search-index.ts` reads from `docs/_data/popular.yaml`. */
  const popular: unknown;
  export default popular;
}
