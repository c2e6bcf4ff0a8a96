import { chooseName, pascalCase } from '../../../../model/type-plan/names';

const KEYWORDS =
  'False None True and as assert async await break class continue def del elif else except finally for from global if import ' +
  'in is lambda nonlocal not or pass raise return try while with yield';

/** The types that annotations use; a method of such a name would hide the type in its class. */
const TYPES =
  'Any ClassVar Literal NamedTuple NotRequired TypedDict Union cast Callable Iterator Mapping Sequence ' +
  'bool bytes dict float int list str tuple type Exception ApiError BaseClient Client JsonObject Auth Encode Param Params Response';

const MODULES = 'base64 email http json random re time urllib uuid';

/** The names that no type may have. */
export const RESERVED_TYPES: readonly string[] = `${KEYWORDS} ${TYPES} ${MODULES}`.split(' ');

/** The names that no method may have: also those of the members that all clients have. */
const RESERVED_METHODS =
  `${KEYWORDS} ${TYPES} request pages errors server accept auth reset_header base_url timeout sleep random`.split(
    ' ',
  );

/** The names that no argument may have: also those that the code of a method uses. */
const RESERVED_ARGUMENTS =
  `${KEYWORDS} self cast uuid Param json_body form_body basic_key token_key own_key`.split(' ');

/** Turns names into those of methods or of the arguments of one method, each once. */
export function createNamer(kind: 'methods' | 'arguments'): (name: string) => string {
  const reserved = new Set(kind === 'methods' ? RESERVED_METHODS : RESERVED_ARGUMENTS);
  const used = new Set<string>();
  return (name) => {
    const own = snakeCase(name);
    return chooseName(used, reserved.has(own) ? `${own}_` : own);
  };
}

/** `create_invoice` for `createInvoice`. */
function snakeCase(name: string): string {
  const pascal = pascalCase(name);
  const words = pascal.replace(/([a-z0-9])([A-Z])/g, '$1_$2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2');
  return words.toLowerCase();
}

/** Whether a member can be written as a field of a class; names with two underscores would be mangled. */
export function isFieldName(name: string): boolean {
  return /^[A-Za-z_]\w*$/.test(name) && !name.startsWith('__') && !KEYWORDS.split(' ').includes(name);
}
