import { ROOMS } from '../../walls/walls';

/**
 * Arrows between rooms, such as `site --> core`, that differ between a diagram in Markdown and the imports that are allowed: solid
 * ones are imports, dotted ones labeled `reads` are imports of generated files.
 */
export function findWrongArrows(text: string): string[] {
  const drawn = listDrawn(text);
  const allowed = listAllowed();
  return [
    ...drawn.filter((arrow) => !allowed.includes(arrow)).map((arrow) => `${arrow} is drawn, but not allowed`),
    ...allowed.filter((arrow) => !drawn.includes(arrow)).map((arrow) => `${arrow} is allowed, but not drawn`),
  ];
}

function listDrawn(text: string): string[] {
  const arrows = text.matchAll(/^\s*(\w+) (?:-->|-\. reads \.->) (\w+)/gm);
  return [...arrows].map(([, from, to]) => `${from} --> ${to}`);
}

/** `site --> generator` for an import of `generator/problems/`. */
function listAllowed(): string[] {
  return Object.entries(ROOMS).flatMap(([room, allowed]) => {
    const seen = new Set(allowed.map((folder) => folder.split('/')[0]));
    return [...seen].map((other) => `${room} --> ${other}`);
  });
}
