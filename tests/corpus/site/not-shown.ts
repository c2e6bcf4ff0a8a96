/** By description, and place in its bundle. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  // Of a body that is sent the other way.
  'callbacks #/paths//callbacks/post/callbacks/paid/{$request.body#/address}/post/requestBody/content/application/json/schema/properties/secret/description',
  'schemas-of-all-kinds #/paths//schemas-of-all-kinds/put/requestBody/content/application/json/schema/properties/old/description',
  // HTML that does something or loads something is left out, and so is a picture.
  'html-descriptions #/paths//html-descriptions/post/description',
  'html-descriptions #/paths//html-descriptions/post/requestBody/content/application/json/schema/properties/style/description',
  'html-descriptions #/paths//html-descriptions/post/requestBody/content/application/json/schema/properties/broken/description',
  "callbacks-and-links #/paths//callbacks-and-links/post/responses/201/links/<img src=x onerror='window.stolen = 1'>/description",
  'markdown-bombs #/paths//markdown-bombs/get/responses/200/description',
  // Each of these is a problem: a second `GET`, and names that are not methods.
  ...['GET', 'CO PY', '', 'GET / HTTP/1.1\r\nX-Own', '<img src=x onerror="window.stolen = 1">'].map(
    (name) => `custom-methods #/paths//things/{id}/additionalOperations/${name}/responses/200/description`,
  ),
  // The content of an extension, whatever it looks like.
  'extensions #/paths//orders/{id}/put/responses/x-like-a-response/description',
  // A tag without a name is ignored.
  'blank-names #/tags/1/description',
  // Examples without a value.
  'github #/paths//orgs/{org}/dependabot/repository-access/patch/requestBody/content/application/json/examples/204/summary',
  'github #/paths//repos/{owner}/{repo}/import/patch/requestBody/content/application/json/examples/example-3/summary',
  // OpenAPI ignores a parameter with the name of this header.
  'readme #/paths//owlbot/ask/post/parameters/0/description',
]);

/** Whether a string appears on no page, or in another form. */
export function isLeftOut(name: string, place: string): boolean {
  return NOT_SHOWN.has(`${name} ${place}`);
}
