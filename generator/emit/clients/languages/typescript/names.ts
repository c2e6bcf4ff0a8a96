import { chooseName, pascalCase } from '../../../../model/type-plan/names';

/** The types of the part that all clients share, and those of the language that it uses. */
const TYPES =
  'ApiError ApiResponse Auth BaseClient Client ClientOptions Contents Encode Form JsonObject Pair Param SentBody Settings ' +
  'AsyncGenerator Error Headers Promise Request RequestInit Uint8Array';

/** The names that no type may have. */
export const RESERVED_TYPES: readonly string[] = TYPES.split(' ');

/** The names of members that all clients have; one called `then` would make a client look like a promise. */
const MEMBERS = 'constructor then toString valueOf request pages sleep random';

/** The names that no argument may have: also those that the code of a method uses. */
const ARGUMENTS =
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for ' +
  'function if implements import in instanceof interface let new null package private protected public return static super switch ' +
  'this throw true try typeof undefined var void while with yield body options response param formBody crypto';

/** Turns names into those of methods or of the arguments of one method, each once. */
export function createNamer(kind: 'methods' | 'arguments'): (name: string) => string {
  const used = new Set((kind === 'methods' ? MEMBERS : ARGUMENTS).split(' '));
  return (name) => chooseName(used, camelCase(name));
}

/** `createInvoice` for `create-invoice`; `apiKeys` for `APIKeys`. */
function camelCase(name: string): string {
  return pascalCase(name).replace(/^[A-Z]+(?=[A-Z][a-z])|^[A-Z]+$|^[A-Z]/, (start) => start.toLowerCase());
}
