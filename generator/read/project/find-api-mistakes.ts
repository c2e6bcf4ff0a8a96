import { statSync } from 'node:fs';
import path from 'node:path';
import type { Mistake } from '../../problems/mistake';
import { relativePath } from '../../problems/relative-path';
import type { ApiSettings, ProjectSettings } from './settings';

/** Segments of addresses below `/api/` that other pages have. */
const RESERVED = ['versions'];

/** Settings that say something about one description. */
const EXCLUDED: Partial<Record<keyof ProjectSettings, Omit<Mistake, 'tokens'>>> = {
  tagGroups: {
    message: '`tagGroups` groups the tags of one description, and there are several.',
    remedy: 'Write `x-tagGroups` in each description.',
  },
  overlays: {
    message: '`overlays` change one description, and there are several.',
    remedy: 'Write `overlays` at one of `apis`.',
  },
  console: {
    message: '`console` sends requests to the servers of one description, and there are several.',
    remedy: 'Remove it.',
  },
  report: {
    message: '`report` counts the tests of one description, and there are several.',
    remedy: 'Remove it.',
  },
};

/** Finds APIs without a description, with equal names, and settings that cannot stand next to `apis`. @param folder that of the file. */
export function findApiMistakes({ apis, ...settings }: ProjectSettings, folder: string): Mistake[] {
  if (apis === undefined) return [];
  return [
    ...apis.flatMap((api, index) => [...checkName(api, index, apis), ...checkFile(api, index, folder)]),
    ...findExcluded(settings),
  ];
}

function checkName({ name }: ApiSettings, index: number, apis: readonly ApiSettings[]): Mistake[] {
  const tokens = ['apis', String(index), 'name'];
  if (RESERVED.includes(name)) {
    const message = `\`${name}\` is where earlier versions of an API are, so no API can have this name.`;
    return [{ tokens, message, remedy: 'Write another name.' }];
  }
  if (apis.findIndex((one) => one.name === name) === index) return [];
  const message = `Two APIs have the name \`${name}\`, which is part of the addresses of their pages.`;
  return [{ tokens, message, remedy: 'Write a different name for one of them.' }];
}

function checkFile({ description }: ApiSettings, index: number, folder: string): Mistake[] {
  const file = path.resolve(folder, description);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isFile()) return [];
  const problem = stats === undefined ? 'does not exist' : 'is a folder';
  return [
    {
      tokens: ['apis', String(index), 'description'],
      message: `\`${relativePath(file)}\` ${problem}.`,
      remedy: 'Write the path of the entry document of the description, relative to this file.',
    },
  ];
}

function findExcluded({ announcement, ...settings }: ProjectSettings): Mistake[] {
  const excluded = Object.entries(EXCLUDED).flatMap(([name, mistake]) =>
    Object.hasOwn(settings, name) ? [{ tokens: [name], ...mistake }] : [],
  );
  const names = [announcement?.id, announcement?.text].some((text) => text?.includes('{version}'));
  const version = {
    tokens: ['announcement'],
    message: '`{version}` is the version of one description, and there are several.',
    remedy: 'Write the version that you announce.',
  };
  return names ? [...excluded, version] : excluded;
}
