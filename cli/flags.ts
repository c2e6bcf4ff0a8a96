import { DETAIL_FLAGS, DETAIL_USAGE } from '../generator/run/detail';

/** The flags of every command that reads pages. */
export const DOCS_FLAGS = {
  docs: { type: 'string' },
  overlay: { type: 'string', multiple: true },
  ...DETAIL_FLAGS,
} as const;

/** The flags of the commands that build a site. */
export const SITE_FLAGS = { ...DOCS_FLAGS, out: { type: 'string' }, base: { type: 'string' } } as const;

/** The flags of the commands that serve one. */
export const SERVER_FLAGS = {
  port: { type: 'string' },
  host: { type: 'string', default: 'localhost' },
} as const;

export const ENTRY_USAGE =
  '  openapi   the entry document of the description, or its address; by default openapi.yaml or openapi.json, here or in openapi/';

export const OVERLAY_USAGE =
  '  --overlay an OpenAPI Overlay that changes the description while it is read; `overlays` in project.yaml names several';

export const DOCS_USAGE = `${ENTRY_USAGE}
${OVERLAY_USAGE}
  --docs    the folder of your pages
${DETAIL_USAGE}`;

export const SITE_USAGE = `${ENTRY_USAGE}
${OVERLAY_USAGE}
  --docs    the folder of your pages
  --out     the folder of the built site
  --base    the path of the site on its host, such as /docs/
${DETAIL_USAGE}`;

export const SERVER_USAGE = `  --port    where it is served, 3000 if you name none; PORT does the same
  --host    the name or address to listen on`;
