import { findNearest } from '#core/text/nearest';
import type { ApiModel } from '../../model/api/api-model';
import { listOrigins } from '../../model/api/server-addresses';
import { CANVAS } from './colors';
import type { ProjectSettings } from './settings';
import type { Mistake } from '../../problems/mistake';
import { contrastOf, nearestReadable } from './contrast';

/** The minimum contrast of text, including that of buttons. @see https://www.w3.org/TR/WCAG22/#contrast-minimum */
const LEAST_CONTRAST = 4.5;

/**
 * Finds colours without enough contrast, tags that are unknown or in two groups, a second main link, and servers that are not the API's.
 * @param model undefined if there are several APIs, which have no groups in common.
 */
export function findMistakes(
  { colors, tagGroups, navbar, console }: ProjectSettings,
  model: ApiModel | undefined,
): Mistake[] {
  return [
    ...(colors ? [...checkColor('light', colors.light), ...checkColor('dark', colors.dark)] : []),
    ...(model ? checkTagGroups(tagGroups ?? [], model) : []),
    ...checkNavbar(navbar ?? []),
    ...(model ? checkServers(console?.servers ?? [], model) : []),
  ];
}

function checkColor(mode: keyof typeof CANVAS, color: string): Mistake[] {
  const canvas = CANVAS[mode];
  const contrast = contrastOf(color, canvas);
  if (contrast >= LEAST_CONTRAST) return [];
  const isLight = mode === 'light';
  const readable = nearestReadable(color, isLight ? '#000000' : '#ffffff', canvas, LEAST_CONTRAST);
  return [
    {
      tokens: ['colors', mode],
      message: `${color} on ${canvas} has a contrast of ${contrast.toFixed(1)}:1, and text needs ${LEAST_CONTRAST}:1.`,
      remedy: `Write a ${isLight ? 'darker' : 'lighter'} colour, for example "${readable}".`,
    },
  ];
}

function checkTagGroups(groups: NonNullable<ProjectSettings['tagGroups']>, { tags }: ApiModel): Mistake[] {
  const names = tags.map(({ name }) => name);
  const seen = new Set<string>();
  return groups.flatMap((group, groupIndex) =>
    group.tags.flatMap((tag, index) => {
      const tokens = ['tagGroups', String(groupIndex), 'tags', String(index)];
      if (!names.includes(tag)) return [unknownTag(tag, names, tokens)];
      if (!seen.has(tag)) return (seen.add(tag), []);
      return [
        {
          tokens,
          message: `The tag \`${tag}\` is in two groups.`,
          remedy: 'Keep it in one of them.',
        },
      ];
    }),
  );
}

function unknownTag(tag: string, names: readonly string[], tokens: string[]): Mistake {
  const [nearest] = findNearest(tag, names);
  return {
    tokens,
    message: `The description has no tag \`${tag}\`.`,
    remedy: nearest ? `Write \`${nearest}\`.` : `Write one of its tags: ${names.join(', ') || 'none'}.`,
  };
}

function checkNavbar(navbar: NonNullable<ProjectSettings['navbar']>): Mistake[] {
  const first = navbar.findIndex(({ isMain }) => isMain);
  return navbar.flatMap(({ label, isMain }, index) =>
    isMain && index !== first
      ? [
          {
            tokens: ['navbar', String(index), 'isMain'],
            message: `The link \`${label}\` is the main one, and so is \`${navbar[first]?.label}\`.`,
            remedy: 'Keep `isMain` at one of them.',
          },
        ]
      : [],
  );
}

function checkServers(servers: readonly string[], model: ApiModel): Mistake[] {
  const origins = listOrigins(model);
  return servers.flatMap((server, index) => {
    if (origins.includes(server)) return [];
    const [nearest] = findNearest(server, origins);
    const remedy = nearest
      ? `Write \`${nearest}\`.`
      : `Write one of its servers, without a path: ${origins.join(', ') || 'none'}.`;
    const message = `The description has no server at \`${server}\`.`;
    return [{ tokens: ['console', 'servers', String(index)], message, remedy }];
  });
}
