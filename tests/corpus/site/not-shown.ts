/** By description, and place in its bundle. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  // Of a body that is sent the other way.
  'callbacks #/paths//callbacks/post/callbacks/paid/{$request.body#/address}/post/requestBody/content/application/json/schema/properties/secret',
  'schemas-of-all-kinds #/paths//schemas-of-all-kinds/put/requestBody/content/application/json/schema/properties/old',
  // HTML that does something or loads something is left out, and so is a picture.
  'html-descriptions #/paths//html-descriptions/post',
  'html-descriptions #/paths//html-descriptions/post/requestBody/content/application/json/schema/properties/style',
  'html-descriptions #/paths//html-descriptions/post/requestBody/content/application/json/schema/properties/broken',
  'markdown-bombs #/paths//markdown-bombs/get/responses/200',
  // A method of one's own is named as a problem.
  'query-method #/paths//query-method/additionalOperations/COPY/responses/200',
  // OpenAPI ignores a parameter with the name of this header.
  'readme #/paths//owlbot/ask/post/parameters/0',
]);

/** What several parts of an `allOf` say of one thing: the page has what the last of them says. */
const OF_PARTS = /^figma #\/components\/schemas\/\w+\/allOf\/0(\/properties\/type)?$/;

/** Beside a reference, about all elements of the array. */
const OF_ELEMENTS = 'figma #/components/schemas/TransitionSourceTrait/properties/interactions/items';

/** Whether a text stands on no page, or not as it is written. */
export function isLeftOut(name: string, place: string): boolean {
  const key = `${name} ${place}`;
  return NOT_SHOWN.has(key) || OF_PARTS.test(key) || key === OF_ELEMENTS;
}
