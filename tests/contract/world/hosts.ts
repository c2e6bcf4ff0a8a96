import { locationsIn } from './json';
import type { World } from './load-world';

const HOST = /(?:https?:\/\/|@)([^/\s?:'"]+)/g;
const SECRET = /^(?:sk|pk|at|rt|ac|cid|cs|ch|re|cus|usr|plan)_/;

/** Reports hosts of URLs and email addresses outside the reserved domain, and keys that look like real ones. */
export const checkHosts = (world: World): string[] =>
  world.flatMap(({ name, value }) =>
    locationsIn(value).flatMap(({ path, value: text }) => {
      if (typeof text !== 'string') return [];
      const hosts = [...text.matchAll(HOST)].map(([, host = '']) => host);
      const at = `${name}/${path.join('/')}`;
      return [
        ...hosts
          .filter((host) => !host.endsWith('.example'))
          .map((host) => `${at}: ${host} is not under .example`),
        ...(SECRET.test(text) && !text.includes('EXAMPLE') ? [`${at}: ${text} looks like a real key`] : []),
      ];
    }),
  );
