import { groupBy } from '#core/collections/group-by';
import type { Facts, FieldFact, ParameterFact } from '#core/contracts/facts';
import type { Fact, Unit } from './fact';

/** Returns a statement for each thing that the description declares of its fields, parameters, paths and headers. */
export function generateFacts({
  fields,
  parameters,
  operations,
  headers,
}: Pick<Facts, 'fields' | 'parameters' | 'operations' | 'headers'>): Fact[] {
  const byPath = groupBy(Object.values(operations), ({ path }) => path);
  const names = Object.keys(headers);
  return [
    ...Object.entries<FieldFact | ParameterFact>({ ...fields, ...parameters }).flatMap(([about, value]) =>
      factsOf(about, value),
    ),
    ...[...byPath].map(([path, own]): Fact => {
      const values = own.map(({ method }) => method);
      return { form: 'method', about: path, values, says: `\`${path}\` is called with ${values.join(', ')}` };
    }),
    ...names.map((about): Fact => ({
      form: 'header',
      about,
      values: names,
      says: `a header is \`${about}\``,
    })),
  ];
}

/** The type in words begins with one that prose calls by the same name. */
const TYPE = /^(string|integer|boolean|array|object)\b/;

function factsOf(about: string, value: FieldFact | ParameterFact): Fact[] {
  const { name, type, required, limits, enum: values } = value;
  const [, kind] = TYPE.exec(type) ?? [];
  const named = `\`${name}\``;
  return [
    { form: 'required', about, says: `${named} is ${required ? 'required' : 'optional'}` },
    ...(value.default === undefined
      ? []
      : [{ form: 'default' as const, about, says: `${named} is \`${String(value.default)}\` by default` }]),
    ...limits.flatMap((limit) => boundsIn(limit, about, named)),
    ...(values.length === 0 ? [] : [valueFact(about, named, values)]),
    ...(kind === undefined ? [] : [{ form: 'type' as const, about, says: `${named} is a ${kind}` }]),
    ...('readOnly' in value
      ? [{ form: 'access' as const, about, says: `${named} is ${value.readOnly ? '' : 'not '}read-only` }]
      : []),
  ];
}

function valueFact(about: string, named: string, declared: FieldFact['enum']): Fact {
  const values = declared.map(({ value }) => value);
  return {
    form: 'value',
    about,
    values,
    says: `${named} is one of ${values.map((one) => `\`${one}\``).join(', ')}`,
  };
}

/** A limit in words: `1 to 40 characters`, `each at most 40 characters`. */
const LIMIT =
  /^(?:names: |each )?(?:(?<least>-?[\d.]+) to (?<most>-?[\d.]+)|at most (?<atMost>-?[\d.]+)|at least (?<atLeast>-?[\d.]+)|exactly (?<exact>-?[\d.]+))(?: (?<unit>character|item|member)s?)?$/;

function boundsIn(limit: string, about: string, named: string): Fact[] {
  const { least, most, atMost, atLeast, exact, unit: counted } = LIMIT.exec(limit)?.groups ?? {};
  const unit = counted === undefined ? undefined : (`${counted}s` as Unit);
  const toFact = (form: 'most' | 'least', bound: string): Fact => ({
    form,
    about,
    bound: Number(bound),
    ...(unit !== undefined && { unit }),
    says: [named, 'is at', form, bound, unit].filter((word) => word !== undefined).join(' '),
  });
  const present = (bounds: readonly (string | undefined)[]) => bounds.filter((bound) => bound !== undefined);
  return [
    ...present([least, atLeast, exact]).map((bound) => toFact('least', bound)),
    ...present([most, atMost, exact]).map((bound) => toFact('most', bound)),
  ];
}
