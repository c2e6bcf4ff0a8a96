import { version } from '../../../cli/package/published/package.json';

/** Mentions of the package with another version than this one: in a command, in the name of its file, in a tag of the action. */
export function findOtherVersions(text: string): string[] {
  return [...text.matchAll(/docproof[@-]v?(\d+\.\d+\.\d+)/g)]
    .filter(([, written]) => written !== version)
    .map(([mention]) => `"${mention}", but this version is ${version}`);
}
