import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import { listOf, objectOf, textOf } from '#core/json/read';
import type { Specified } from '../../../specified';
import type { Field } from '../../../specified/field';
import type { Operation } from '../../../specified/operations/operation';
import { PAGE_SIZE } from '../beyond';
import { cite } from './cite';
import { isMarked } from './compare-presence';
import { differences } from './compare-values';
import type { Finding } from './finding';
import { keywordSites } from './known-field';
import { pointerOf } from './operations-of';
import { allSitesAt, below, follow, type Site, valueAt } from './sites';

/** A parameter of the description in the query of an operation. */
interface Parameter {
  name: string;
  pointer: string;
  isRequired: boolean;
  sites: Site[];
}

/** Query parameters that only one of the two has, and those with other values, another default or requirement. */
export function compareParameters(description: BundledDescription, specified: Specified): Finding[] {
  return Object.entries(specified.operations).flatMap(([area, operations]) =>
    operations.flatMap((operation) => {
      const parameters = queryOf(description, operation);
      const sentence = cite(`operations.${area}`);
      return [
        ...Object.entries(operation.query ?? {}).flatMap(([name, field]) =>
          compareParameter(operation, name, field, parameters, sentence),
        ),
        ...ownParameters(description, specified, operation, parameters, sentence),
        ...compareIds(description, operation, sentence),
      ];
    }),
  );
}

/** The query parameters of an operation, references followed. */
export function queryOf(description: BundledDescription, operation: Operation): Parameter[] {
  return parametersOf(description, operation, 'query');
}

function parametersOf(
  description: BundledDescription,
  operation: Operation,
  place: 'query' | 'path',
): Parameter[] {
  const list = below(pointerOf(operation), 'parameters');
  return listOf(valueAt(description, list))
    .map((_, index) => follow(description, below(list, index)))
    .map((pointer) => ({ pointer, parameter: objectOf(valueAt(description, pointer)) }))
    .filter(({ parameter }) => parameter.in === place)
    .map(({ pointer, parameter }) => ({
      name: textOf(parameter.name) ?? '',
      pointer,
      isRequired: parameter.required === true,
      sites: allSitesAt(description, below(pointer, 'schema')),
    }));
}

function compareParameter(
  { method, path, id }: Operation,
  name: string,
  field: Field,
  parameters: readonly Parameter[],
  sentence: string,
): Finding[] {
  const label = `${id}.${name}`;
  const parameter = parameters.find((one) => one.name === name);
  if (parameter === undefined)
    return [
      {
        pointer: below('#/paths', path, method.toLowerCase(), 'parameters'),
        message: `${method} ${path} has no query parameter \`${name}\` (${sentence}).`,
        remedy: `Add \`${name}\`, or write it as the specification does if it was renamed.`,
      },
    ];
  const { pointer, sites, isRequired } = parameter;
  const values = field.values === undefined ? [] : differences(field.values, sites, pointer, label, sentence);
  return [...values, ...lostDefault(), ...changedRequirement()];

  function lostDefault(): Finding[] {
    if (field.default === undefined) return [];
    const [has] = keywordSites(sites, 'default').map(({ value }) => value);
    if (has === field.default) return [];
    return [
      {
        pointer,
        message: `${label} has ${has === undefined ? 'no default' : `the default ${JSON.stringify(has)}`}; the specification says ${JSON.stringify(field.default)} (${sentence}).`,
        remedy: `Write default: ${JSON.stringify(field.default)}.`,
      },
    ];
  }

  function changedRequirement(): Finding[] {
    const isWanted = field.required === true;
    if (isWanted === isRequired) return [];
    return [
      {
        ...(isRequired ? { statement: `${label} is required` } : {}),
        pointer,
        message: `${label} is ${isRequired ? 'required' : 'not required'}; the specification ${isWanted ? 'requires it' : 'does not require it'} (${sentence}).`,
        remedy: `Write required: ${isWanted}.`,
      },
    ];
  }
}

/** Parameters without a place in the specification or a mark; every list may be paged. */
function ownParameters(
  description: BundledDescription,
  { limits }: Specified,
  { id, query = {}, returns }: Operation,
  parameters: readonly Parameter[],
  sentence: string,
): Finding[] {
  const isList = typeof returns === 'object';
  return parameters
    .filter(({ name }) => query[name] === undefined)
    .filter(({ name }) => !isList || (name !== limits.paging.parameter && name !== PAGE_SIZE.parameter))
    .filter(({ pointer }) => !isMarked(description, pointer))
    .map(({ name, pointer }) => ({
      pointer,
      message: `${id} has the query parameter \`${name}\`, which is not in the specification (${sentence}) and has no mark.`,
      remedy: 'Write the name as the specification does, or give it its x-basis and x-decision.',
    }));
}

function compareIds(description: BundledDescription, operation: Operation, sentence: string): Finding[] {
  const { ids, id } = operation;
  if (ids === undefined) return [];
  return parametersOf(description, operation, 'path').flatMap(({ pointer, sites }) =>
    differences(ids, sites, pointer, `${id}.id`, sentence),
  );
}
