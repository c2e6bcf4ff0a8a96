import { readdirSync } from 'node:fs';
import path from 'node:path';
import { unpackGithub, writePartOfGithub } from './github';

const FOLDER = path.join(__dirname, 'descriptions');

/** Files of packages that are too large to install for one file, or need a later Node than we do; with their licences. */
const PACKAGES = path.join(__dirname, 'packages');

/** A description of the corpus: a file of ours with one odd trait, which its title states, or a real one from a package. */
export interface Description {
  name: string;
  entry: string;
}

/** One odd or hostile trait each. */
export const traits: readonly Description[] = readdirSync(FOLDER).map((file) => ({
  name: path.parse(file).name,
  entry: path.join(FOLDER, file),
}));

/** Descriptions of real APIs, as their packages have them (Galaxy is that of `@scalar/galaxy` 0.6.12); of GitHub's a part, unless `CORPUS=all`. */
export const real: readonly Description[] = [
  { name: 'figma', entry: require.resolve('@figma/rest-api-spec/openapi/openapi.yaml') },
  { name: 'galaxy', entry: path.join(PACKAGES, 'scalar-galaxy/3.1.yaml') },
  { name: 'github', entry: process.env.CORPUS === 'all' ? unpackGithub() : writePartOfGithub() },
  { name: 'readme', entry: require.resolve('@readme/oas-examples/3.1/json/readme.json') },
  { name: 'star-trek', entry: require.resolve('@readme/oas-examples/3.0/json/star-trek.json') },
  { name: 'train-travel', entry: require.resolve('@readme/oas-examples/3.1/json/train-travel.json') },
];

/** The whole corpus. */
export const descriptions: readonly Description[] = [...traits, ...real];
