import { descriptionText, pathText } from './description-text';

/** A description with one operation, and these lines after it. */
export const withRoot = (rest: string) => `${pathText('get: {operationId: a, responses: {}}\n')}${rest}`;

/** A description whose only operation has a parameter with this schema. */
export const parameter = (schema: string) =>
  pathText(`get: {operationId: a, parameters: [{name: n, in: query, schema: ${schema}}], responses: {}}\n`);

/** A description with these component schemas. */
export const schemas = (named: string) => withRoot(`components: {schemas: ${named}}\n`);

/** A description whose only response has this link. */
export const linked = (link: string) =>
  descriptionText(
    `paths:\n  /a/{id}: {get: {operationId: a, parameters: [{name: id, in: path, required: true, schema: {type: string}}], responses: {'200': {description: Ok., links: {next: ${link}}}}}}\n`,
  );

/** A description whose only callback is called at this address. */
export const calledBack = (address: string) =>
  pathText(
    `post: {operationId: a, responses: {}, callbacks: {done: {'${address}': {post: {operationId: b, responses: {}}}}}}\n`,
  );

/** A description whose only request is a form. */
export const form = (schema: string, encoding: string) =>
  pathText(
    `post: {operationId: a, responses: {}, requestBody: {content: {multipart/form-data: {schema: ${schema}, encoding: ${encoding}}}}}\n`,
  );
