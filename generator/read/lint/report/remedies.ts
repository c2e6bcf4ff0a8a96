import { isHttpMethod } from '#core/http/methods';
import { EMPTY_LIST, parseStruct } from '../../source/redocly-messages';

/** Remedies by rule of Redocly. Our own rules include the remedy in their message. */
export const remedies: Readonly<Record<string, string>> = {
  struct: 'Write what the OpenAPI Specification allows at this place.',
  'info-contact': 'Add `contact` with a name, a URL or an email address to `info`.',
  'info-license': 'Add `license` with its name to `info`.',
  'info-license-strict': 'Add the `url` or the SPDX `identifier` of the license.',
  'no-ambiguous-paths': 'Rename one of the paths so that a call can mean only one of them.',
  'no-duplicated-enum-values': 'Write each value of the enum once.',
  'no-duplicated-tag-names': 'Declare each tag once.',
  'no-empty-servers': 'Add `servers` with the address of the API.',
  'no-enum-type-mismatch': 'Write values of the type of the schema, or change its `type`.',
  'no-example-value-and-externalValue': 'Keep `value` or `externalValue`.',
  'no-identical-paths': 'Write both as one path: different parameter names do not make different paths.',
  'no-illogical-composition-keywords': 'Write alternatives that differ, or the schema alone.',
  'no-invalid-media-type-examples': 'Change the example so that it fits the schema, or the schema.',
  'no-invalid-parameter-examples':
    'Change the example so that it fits the schema of the parameter, or the schema.',
  'no-invalid-schema-examples': 'Change the example so that it fits the schema around it, or the schema.',
  'no-mixed-number-range-constraints': 'Keep the inclusive or the exclusive limit.',
  'no-path-trailing-slash': 'Write the path without the slash at its end.',
  'no-required-schema-properties-undefined':
    'Add the property to `properties`, or remove its name from `required`.',
  'no-schema-type-mismatch': 'Write the keywords of the `type` of the schema, or change its `type`.',
  'no-server-example.com': 'Write the address that calls really go to.',
  'no-server-trailing-slash': 'Write the address without the slash at its end: paths begin with one.',
  'no-server-variables-empty-enum': 'Add the values of the variable, its default among them.',
  'no-unsafe-markdown': 'Remove scripts and event handlers: pages do not show them.',
  'no-unused-components': 'Refer to the component, or remove it.',
  'nullable-type-sibling': 'Write the `type` next to `nullable`.',
  'operation-2xx-response': 'Add the response of a call that succeeds.',
  'operation-4xx-response': 'Add the response of a call that is wrong.',
  'operation-description': 'Add a `description` that says what the operation does.',
  'operation-operationId': 'Add an `operationId`.',
  'operation-operationId-unique': 'Give each operation its own operationId.',
  'operation-operationId-url-safe': 'Write an `operationId` of letters, digits, `-`, `.`, `_` and `~`.',
  'operation-parameters-unique': 'Declare each combination of `name` and `in` once.',
  'operation-singular-tag': 'Keep the one tag that the operation belongs to.',
  'operation-summary': 'Add a `summary` of a few words: it is the title of the page.',
  'operation-tag-defined':
    'Add the tag with a description to `tags` of the entry document, or name one that is there.',
  'path-declaration-must-exist': 'Write the name of the parameter between the braces.',
  'path-http-verbs-order': 'Write the operations of a path in the order of the rule.',
  'path-not-include-query': 'Declare what follows the `?` as parameters with `in: query`.',
  'request-mime-type': 'Write a media type that `redocly.yaml` allows for this rule.',
  'response-mime-type': 'Write a media type that `redocly.yaml` allows for this rule.',
  'security-defined':
    'Add `security` here or at the top; `security: []` says that no credentials are needed.',
  'security-scopes-defined': 'Add the scope to the flows of the security scheme, or name one that is there.',
  'spec-components-invalid-map-name': 'Rename the component with letters, digits, `.`, `_` and `-`.',
  'spec-discriminator-defaultMapping': 'Name a component schema.',
  'spec-example-values': 'Keep one of the members that hold the value of the example.',
  'spec-no-invalid-encoding-combinations': 'Keep `encoding`, or `prefixEncoding` and `itemEncoding`.',
  'spec-no-invalid-tag-parents': 'Name another tag as `parent`, so that the tags make a tree.',
  'spec-querystring-parameters': 'Keep one parameter with `in: querystring`, or those with `in: query`.',
  'spec-ref-siblings': 'Put the reference into `allOf`: OpenAPI 3.0 ignores its siblings.',
  'tag-description': 'Add a `description` to the tag.',
};

const JSON_FORMS: Readonly<Record<string, string>> = {
  array: 'Write a list: `[…]`.',
  object: 'Write an object: `{…}`.',
  string: 'Write a string, in quotes.',
};

const FORMS: Readonly<Record<string, string>> = {
  array: 'Write a list, with each item on its own line after `- `.',
  object: 'Write properties, each on its own line.',
  string: 'Write a string, in quotes where YAML would read another type.',
  boolean: 'Write `true` or `false`, without quotes.',
  number: 'Write a number, without quotes.',
  integer: 'Write an integer, without quotes.',
};

/** Members that Redocly interprets differently from their authors. */
const MEMBERS: Readonly<Record<string, string>> = {
  ref: 'Did you mean `$ref`?',
  nullable: "Write `'null'` as one of the types: `type: [string, 'null']`.",
  // A member of OpenAPI 3.1.
  const: 'Write `enum` with this one value.',
  // Members of Swagger 2.0.
  host: 'Write the whole address below `servers`, as `url`.',
  basePath: 'Write the path at the end of the `url` of a server.',
  schemes: 'Write the scheme at the start of the `url` of a server.',
  schema: 'Write it below a media type in `content`: `content: {application/json: {schema: …}}`.',
  consumes: 'Write the media types below `content` in the body of the request.',
  produces: 'Write the media types below `content` in the responses.',
  definitions: 'Write the schemas below `schemas` in `components`.',
  securityDefinitions: 'Write the schemes below `securitySchemes` in `components`.',
  collectionFormat: 'Write `style` and `explode`: `explode: false` puts commas between the items of a query.',
};

/** Whether a member that OpenAPI does not have at some place means something there, which its remedy says. */
export function isKnownMember(name: string): boolean {
  return Object.hasOwn(MEMBERS, name);
}

/**
 * Returns the remedy for a structure that OpenAPI does not allow.
 * @param message the message of Redocly.
 * @param isJson whether the file is JSON, not YAML.
 * @param nearest the remedy that names the allowed member most similar to an unexpected one.
 */
export function remedyOfStructure(
  message: string,
  pointer: string,
  isJson: boolean,
  nearest?: string,
): string | undefined {
  const found = parseStruct(message);
  switch (found?.kind) {
    case 'unexpected':
      return (
        remedyOfMember(found.member, pointer) ??
        nearest ??
        `Remove it, or call it \`x-${found.member}\` if it is an extension.`
      );
    case 'missing':
      return `Add \`${found.member}\`.`;
    case 'missing-one-of':
      return `Add ${DISJUNCTION.format(found.members.map((member) => `\`${member}\``))}.`;
    case 'wrong-type':
      if (found.got === EMPTY_LIST) return 'Write `{}`, or leave it out.';
      return (isJson ? JSON_FORMS[found.form] : undefined) ?? FORMS[found.form];
    case 'not-allowed':
    case 'not-listed':
    case undefined:
      return undefined;
  }
}

const DISJUNCTION = new Intl.ListFormat('en', { type: 'disjunction' });

/** Returns the remedy for an unexpected member whose meaning is known. */
function remedyOfMember(name: string, pointer: string): string | undefined {
  if (/\/responses\/[^/]+$/.test(pointer)) return 'Write a status such as `200` or `4XX`, or `default`.';
  if (/^#\/paths\/[^/]+$/.test(pointer)) return `Begin the path with a slash: \`/${name}\`.`;
  const method = name.toLowerCase();
  if (isHttpMethod(method) && method !== name) return `Write \`${method}\`, in small letters.`;
  return MEMBERS[name];
}
