import { ESLint } from 'eslint';

const eslint = new ESLint();

interface Zones {
  zones: { target: string; except?: string[] }[];
}

/**
 * Arrows between rooms, such as `site --> core`, that differ between a diagram in Markdown and what ESLint allows: solid ones are
 * imports, dotted ones labeled `reads` are imports of generated files.
 */
export async function findWrongArrows(text: string): Promise<string[]> {
  const drawn = listDrawn(text);
  const allowed = await listAllowed();
  return [
    ...drawn.filter((arrow) => !allowed.includes(arrow)).map((arrow) => `${arrow} is drawn, but not allowed`),
    ...allowed.filter((arrow) => !drawn.includes(arrow)).map((arrow) => `${arrow} is allowed, but not drawn`),
  ];
}

function listDrawn(text: string): string[] {
  const arrows = text.matchAll(/^\s*(\w+) (?:-->|-\. reads \.->) (\w+)/gm);
  return [...arrows].map(([, from, to]) => `${from} --> ${to}`);
}

async function listAllowed(): Promise<string[]> {
  const config = (await eslint.calculateConfigForFile('core/json/read.ts')) as {
    rules: Record<string, [number, Zones]>;
  };
  const [, { zones }] = config.rules['import-x/no-restricted-paths'] ?? [0, { zones: [] }];
  // Zones inside of a room order its folders.
  const rooms = zones.filter(({ target }) => /^\.\/\w+$/.test(target));
  return rooms.flatMap(({ target, except = [] }) => {
    const from = roomOf(target);
    const seen = new Set(except.map(roomOf).filter((room) => room !== from && room !== 'node_modules'));
    return [...seen].map((room) => `${from} --> ${room}`);
  });
}

/** `generator` of `./generator/problems`. */
function roomOf(folder: string): string {
  return folder.split('/')[1] ?? folder;
}
