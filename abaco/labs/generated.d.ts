declare module '@generated/lab-data/default/webhook.json' {
  /** The data that `abaco/plugins/lab-data.ts` takes from the examples. */
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

  /** Templates to start from, with the objects that each can use. */
  const data: { name: string; label: string; template: string; objects: { [name: string]: Json } }[];
  export default data;
}
