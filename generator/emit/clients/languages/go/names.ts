import { chooseName, pascalCase } from '../../../../model/type-plan/names';
import { formatValue } from '#core/json/format-value';
import type { Json } from '#core/json/json';
import { capitalize } from '#core/text/capitalize';
import type { PlannedScheme, ClientPlan, PlannedCall } from '../../client-plan';
import { nameMethods } from '../../name-methods';
import type {
  Field,
  NamedType,
  PlannedOperation,
  TypeRef,
  UnionType,
} from '../../../../model/type-plan/type-plan';

/** The types and functions of the part that all clients share. */
const SHARED =
  'APIError Auth Basic Body Client ClientOptions Contents ErrOtherOrigin Form JSON NewClient Null Opt Pages Param Ptr Response Some Text';

/** The names that no type may have. */
export const RESERVED_TYPES: readonly string[] = SHARED.split(' ');

/** The names that no argument may have: words of Go, its types, the packages of the file, and what the code of a method names. */
const ARGUMENTS =
  'break case chan const continue default defer else fallthrough for func go goto if import interface map package range return ' +
  'select struct switch type var any bool error false float64 int64 nil string true base64 binary bytes context errors fmt http io ' +
  'json math rand reflect regexp sort strconv strings time url given paramsOf pagesOf body c contentType ctx err options response ' +
  'result';

/** Words that Go writes in capitals. */
const INITIALISMS = ['api', 'html', 'http', 'id', 'ip', 'json', 'sql', 'uri', 'url', 'uuid', 'xml'];

/** The same as words in the name of a type; several of them end in a small s. */
const INITIALISM = new RegExp(`(?:${INITIALISMS.map(capitalize).join('|')})(?=s?(?:[A-Z0-9]|$))`, 'g');

/** `InvoiceID` for `invoice_id`. */
export function exportedName(name: string): string {
  return pascalCase(name).replace(INITIALISM, (word) => word.toUpperCase());
}

/** `invoiceID` for `invoice_id`. */
function localName(name: string): string {
  return exportedName(name).replace(/^[A-Z]+(?=[A-Z][a-z])|^[A-Z]+$|^[A-Z]/, (start) => start.toLowerCase());
}

/** All names in a client file that do not follow from the plan alone. */
export interface GoNames {
  types: ReadonlyMap<string, NamedType>;
  /** By the ids of operations. */
  methods: ReadonlyMap<string, string>;
  /** Of methods that go through all pages. */
  pagingMethods: ReadonlyMap<string, string>;
  /** The types of what is neither in the path nor the body. */
  options: ReadonlyMap<string, string>;
  /** Of the values of enumerations, by type and value as JSON. */
  constants: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Options of a client, by the ids of security schemes. */
  keys: ReadonlyMap<string, string>;
}

/** Names everything in the file of a plan. */
export function nameAll(plan: ClientPlan): GoNames {
  const methods = new Set(['Request']);
  const taken = new Set([...RESERVED_TYPES, ...[...plan.types, ...plan.errors].map(({ name }) => name)]);
  const withOptions = plan.calls.filter((call) => optionsOf(call).length > 0);
  return {
    types: new Map(plan.types.map((type) => [type.name, type])),
    methods: nameMethods(plan.calls, (id) => chooseName(methods, exportedName(id))),
    pagingMethods: new Map(
      plan.calls
        .filter(({ pages }) => pages !== undefined)
        .map(({ id }) => [id, chooseName(methods, exportedName(`${id}All`))]),
    ),
    options: new Map(withOptions.map(({ id }) => [id, chooseName(taken, `${exportedName(id)}Options`)])),
    constants: new Map(
      plan.types.flatMap((type) =>
        type.kind === 'enum' ? [[type.name, nameValues(type.name, type.values, taken)] as const] : [],
      ),
    ),
    keys: nameKeys(plan.schemes),
  };
}

function nameValues(type: string, values: readonly Json[], taken: Set<string>): Map<string, string> {
  return new Map(
    values.map((value) => [
      JSON.stringify(value),
      chooseName(taken, type + exportedName(formatValue(value))),
    ]),
  );
}

function nameKeys(schemes: readonly PlannedScheme[]): Map<string, string> {
  const taken = new Set(['BaseURL', 'Timeout']);
  return new Map(schemes.map(({ id }) => [id, chooseName(taken, exportedName(id))]));
}

/** The parameters that are fields of the options. */
export function optionsOf({ parameters }: Pick<PlannedCall, 'parameters'>): PlannedCall['parameters'] {
  return parameters.filter((parameter) => parameter.in !== 'path');
}

/** Names the fields of a struct. */
export function nameFields<OneField extends Pick<Field, 'name'>>(
  fields: readonly OneField[],
): { field: OneField; name: string }[] {
  const taken = new Set(['Extra', 'MarshalJSON', 'UnmarshalJSON']);
  return fields.map((field) => ({ field, name: chooseName(taken, exportedName(field.name)) }));
}

/** Names the variants of a union, which are fields. */
export function nameVariants({ variants }: UnionType): {
  variant: UnionType['variants'][number];
  name: string;
}[] {
  const taken = new Set(['Raw', 'MarshalJSON', 'UnmarshalJSON']);
  return variants.map((variant) => ({ variant, name: chooseName(taken, variantName(variant)) }));
}

/** The name of a variant, which may be that of several. */
function variantName(variant: TypeRef): string {
  if (variant.kind === 'named') return variant.name;
  return VARIANTS[variant.kind];
}

const VARIANTS: Readonly<Record<Exclude<TypeRef['kind'], 'named'>, string>> = {
  string: 'String',
  integer: 'Int',
  number: 'Float',
  boolean: 'Bool',
  any: 'Any',
  null: 'Any',
  either: 'Any',
  list: 'List',
  tuple: 'List',
  map: 'Map',
  const: 'Const',
};

/** Names the arguments for the parameters in the path. */
export function nameArguments({ parameters }: Pick<PlannedOperation, 'parameters'>) {
  const taken = new Set(ARGUMENTS.split(' '));
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .map((parameter) => ({ parameter, name: chooseName(taken, localName(parameter.name)) }));
}
