import path from 'node:path';
import { entriesOf } from '#core/json/read';
import type { Rule, RuleContext, RuleLocation } from '../redocly';
import { isReference } from '../references';
import { membersOf } from '../members-of';

/**
 * An example file is named after what it is used for: `<operationId>.<request or status>.<variant>.yaml`, where the
 * key `default` stands for no variant; `<event>.yaml` for an event. Examples of shared responses begin with
 * `error.<status>`.
 */
export const ExampleFileName: Rule = () => ({
  Paths: {
    PathItem: {
      Operation(operation, context) {
        const { operationId, requestBody, responses } = operation;
        if (!operationId) return;
        checkBody(requestBody, ['requestBody'], `${operationId}.request`, context);
        for (const [status, response] of entriesOf(membersOf(responses))) {
          if (isReference(response)) checkShared(response, status, context);
          else checkBody(response, ['responses', status], `${operationId}.${status}`, context);
        }
      },
    },
  },
  WebhooksMap: {
    PathItem: {
      Operation({ requestBody }, context) {
        checkBody(requestBody, ['requestBody'], eventOf(context.location), context);
      },
    },
  },
});

function checkBody(body: unknown, keys: string[], base: string, context: RuleContext): void {
  const { location } = context;
  for (const { mediaType, variant, file } of exampleFiles(body)) {
    const wanted = variant === 'default' ? `${base}.yaml` : `${base}.${variant}.yaml`;
    if (file === wanted) continue;
    context.report({
      message: `The example \`${variant}\` is in a file named \`${file}\`.\nName the file \`${wanted}\`.`,
      location: location.child([...keys, 'content', mediaType, 'examples', variant]),
    });
  }
}

function checkShared(response: { $ref: string }, status: string, context: RuleContext): void {
  const { location, resolve } = context;
  for (const { file } of exampleFiles(resolve(response).node)) {
    if (file.startsWith(`error.${status}.`)) continue;
    context.report({
      message: `The shared response for ${status} has an example in a file named \`${file}\`.\nBegin the name of the file with \`error.${status}.\``,
      location: location.child(['responses', status]),
    });
  }
}

/** The files of the examples of a Request Body or Response Object. */
function exampleFiles(body: unknown): { mediaType: string; variant: string; file: string }[] {
  return entriesOf(membersOf(body).content).flatMap(([mediaType, content]) =>
    entriesOf(membersOf(content).examples).flatMap(([variant, example]) =>
      isReference(example) ? [{ mediaType, variant, file: path.posix.basename(example.$ref) }] : [],
    ),
  );
}

/** The event whose path item a location is in: the name of its file. */
function eventOf({ source }: RuleLocation): string {
  return path.basename(source.absoluteRef, '.yaml');
}
