/**
 * Whether the author chooses the keys of an object: of a map, of what an extension holds, and of a security requirement, whose keys
 * are names of schemes. A key there may begin with `x-` without being an extension.
 * @param type the name of its type in Redocly.
 */
export function hasOwnKeys(type: string): boolean {
  return type === 'SpecExtension' || /Map$|Properties$|^SecurityRequirement$|^Scopes$/.test(type);
}
