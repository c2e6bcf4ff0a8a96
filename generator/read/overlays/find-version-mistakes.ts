import { eachObject } from '#core/json/each-object';
import type { JsonObject } from '#core/json/json';
import { listOf, objectOf, textOf } from '#core/json/read';
import { parseFragment, valueAt } from '#core/json/pointer';
import type { BundledDescription } from '../normalize/bundled-description';
import type { Mistake } from '../../problems/mistake';

const TOKENS = ['actions'];

/**
 * Finds mistakes in the description of an earlier version.
 * @param name the name of its file.
 * @param current the description of the current version.
 */
export function findVersionMistakes(
  document: JsonObject,
  name: string,
  current: BundledDescription,
): Mistake[] {
  return [
    ...nameMistakes(textOf(objectOf(document.info).version), name, current),
    ...findDeadReferences(document),
  ];
}

function nameMistakes(version: string | undefined, name: string, current: BundledDescription): Mistake[] {
  if (version !== name)
    return [
      {
        tokens: TOKENS,
        message: `With this overlay, \`info.version\` is ${version}, and its file is called ${name}.`,
        remedy: `Add an action with the target \`$.info\` and the update \`version: '${name}'\`.`,
      },
    ];
  if (!/^\w[\w.-]*$/.test(name))
    return [
      {
        tokens: TOKENS,
        message: `The name ${name} cannot be part of an address.`,
        remedy: 'Use letters, digits, `.`, `-` and `_` only.',
      },
    ];
  if (name === textOf(current.info.version))
    return [
      {
        tokens: TOKENS,
        message: `${name} is the current version, which the description itself describes.`,
        remedy: 'Remove the file, or give it the name of an earlier version.',
      },
    ];
  const listed = listOf(current['x-api-versions'])
    .map((entry) => textOf(objectOf(entry).version))
    .filter((entry) => entry !== undefined);
  if (listed.length === 0 || listed.includes(name)) return [];
  return [
    {
      tokens: TOKENS,
      message: `The version ${name} is not listed in \`x-api-versions\` of the description.`,
      remedy: `Add it there, or name the file after one of ${listed.join(', ')}.`,
    },
  ];
}

/** References to parts that the overlay has removed. */
function findDeadReferences(document: JsonObject): Mistake[] {
  const dead = new Set<string>();
  eachObject(document, ({ $ref }) => {
    const tokens = typeof $ref === 'string' ? parseFragment($ref) : undefined;
    if (tokens && valueAt(document, tokens) === undefined) dead.add($ref as string);
  });
  return [...dead].sort().map((reference) => ({
    tokens: TOKENS,
    message: `With this overlay, the reference \`${reference}\` is broken.`,
    remedy: 'Remove what refers to it too, or keep it.',
  }));
}
