import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { countOf } from '#core/text/count-of';
import type { Finding } from './finding';

interface Lock {
  packages: Record<string, { version?: string; optional?: boolean; peer?: boolean; link?: boolean }>;
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** Compares package.json, its lockfile and what is installed. */
export function checkPackages(root: string): Finding[] {
  const read = <Content>(file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Content;
  const manifest = read<Manifest>('package.json');
  const lock = read<Lock>('package-lock.json');
  const findings = [...checkPins(manifest), ...checkLock(manifest, lock.packages[''] as Manifest)];
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(root, installed)))
    return [...findings, { what: 'No packages are installed', remedy: 'run `npm ci`', breaks: true }];
  return [...findings, ...checkInstalled(lock, read<Lock>(installed))];
}

function checkPins(manifest: Manifest): Finding[] {
  const pins = KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}));
  const loose = pins.filter(([, version]) => !/^\d/.test(version));
  return loose.map(([name, version]) => ({
    what: `package.json has ${name} at ${version}, which is several versions`,
    remedy: 'write one version',
    breaks: false,
  }));
}

function checkLock(manifest: Manifest, locked: Manifest): Finding[] {
  const areSame = KINDS.every((kind) => isDeepStrictEqual(manifest[kind] ?? {}, locked[kind] ?? {}));
  if (areSame) return [];
  return [
    { what: 'package-lock.json is not that of package.json', remedy: 'run `npm install`', breaks: true },
  ];
}

function checkInstalled(lock: Lock, installed: Lock): Finding[] {
  const differing = Object.entries(lock.packages).flatMap(([folder, { version, optional, peer }]) => {
    const found = installed.packages[folder]?.version;
    const isLeftOut = found === undefined && (optional === true || peer === true);
    return folder === '' || found === version || isLeftOut
      ? []
      : [`${folder.replace('node_modules/', '')} ${found ?? 'missing'} instead of ${version}`];
  });
  if (differing.length === 0) return [];
  return [
    {
      what: `node_modules/ differs from the lockfile in ${countOf(differing.length, 'package')}, first ${differing[0]}`,
      remedy: 'run `npm ci`',
      breaks: true,
    },
  ];
}
