import { serveSite } from '../../site/hosting/server/serve-site';

/** A folder that is served until it is closed. */
export interface ServedFolder {
  /** `http://localhost:40123`. */
  origin: string;
  close(): void;
}

/**
 * Serves a built site on a free port, as `npm run serve` does.
 * @param base the path below which it is served
 */
export async function serveFolder(folder: string, base = '/'): Promise<ServedFolder> {
  const { server, port } = await serveSite({ folder, base, address: 'https://site.example' }, { port: 0 });
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
