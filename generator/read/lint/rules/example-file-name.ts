import path from 'node:path';
import { groupBy } from '#core/collections/group-by';
import { entriesOf } from '#core/json/read';
import type { Rule, RuleContext, RuleLocation } from '../redocly';
import { isReference } from '#core/openapi/is-reference';
import { membersOf } from '../../source/members-of';

/** An example in a file with the wrong name. */
interface Misnamed {
  message: string;
  location: RuleLocation;
  file: string;
  wanted: string;
}

/** A shared response whose example is named after another status: the location of its use, and the location of the example. */
interface MisnamedShared {
  message: string;
  location: RuleLocation;
  example: RuleLocation;
}

/**
 * Reports example files that are not named after their use: `<operationId>.<request or status>.<variant>.yaml`, without a variant
 * for the key `default`; `<event>.yaml` for an event. Names of examples of shared responses start with `error.<status>`. Reports a
 * mistake that several files or operations share once.
 */
export const ExampleFileName: Rule = () => {
  const shared: MisnamedShared[] = [];
  return {
    Paths: {
      PathItem: {
        Operation(operation, context) {
          const { operationId, requestBody, responses } = operation;
          if (!operationId) return;
          const own = entriesOf(membersOf(responses)).filter(([, response]) => !isReference(response));
          const misnamed = [
            ...findMisnamed(requestBody, ['requestBody'], `${operationId}.request`, context),
            ...own.flatMap(([status, response]) =>
              findMisnamed(response, ['responses', status], `${operationId}.${status}`, context),
            ),
          ];
          const files = [requestBody, ...own.map(([, response]) => response)].flatMap(exampleFiles);
          tellMisnamed(misnamed, files.length, operationId, context);
          for (const [status, response] of entriesOf(membersOf(responses)))
            if (isReference(response)) shared.push(...findMisnamedShared(response, status, context));
        },
      },
    },
    WebhooksMap: {
      PathItem: {
        Operation({ requestBody }, context) {
          findMisnamed(requestBody, ['requestBody'], eventOf(context.location), context).forEach((one) =>
            context.report({ message: one.message, location: one.location }),
          );
        },
      },
    },
    Root: {
      leave(_, context) {
        for (const group of groupBy(shared, ({ message }) => message).values()) {
          const [{ message, location, example } = group[0]!, ...others] = group;
          const places = group.map((one) => one.location);
          context.report({ message, location: others.length > 0 ? [example, ...places] : location });
        }
      },
    },
  };
};

function findMisnamed(body: unknown, keys: string[], base: string, { location }: RuleContext): Misnamed[] {
  return exampleFiles(body).flatMap(({ mediaType, variant, file }) => {
    const wanted = variant === 'default' ? `${base}.yaml` : `${base}.${variant}.yaml`;
    if (file === wanted) return [];
    return [
      {
        message: `The example \`${variant}\` is in a file named \`${file}\`.\nName the file \`${wanted}\`.`,
        location: location.child([...keys, 'content', mediaType, 'examples', variant]),
        file,
        wanted,
      },
    ];
  });
}

/** If all examples of an operation are named after another operationId, reports the operationId. */
function tellMisnamed(
  misnamed: readonly Misnamed[],
  examples: number,
  operationId: string,
  context: RuleContext,
): void {
  const ids = new Set(misnamed.map(({ file, wanted }) => otherId(file, wanted, operationId)));
  const [id] = ids;
  if (misnamed.length > 1 && misnamed.length === examples && ids.size === 1 && id !== undefined)
    context.report({
      message: `The operationId is \`${operationId}\`, and its ${examples} examples are in files named after \`${id}\`.\nCall the operation \`${id}\`, or rename the files.`,
      location: [context.location.child(['operationId']), ...misnamed.map(({ location }) => location)],
    });
  else misnamed.forEach(({ message, location }) => context.report({ message, location }));
}

/** Returns the operationId in the name of a file that is correct otherwise. */
function otherId(file: string, wanted: string, operationId: string): string | undefined {
  const rest = wanted.slice(operationId.length);
  return file.endsWith(rest) ? file.slice(0, -rest.length) : undefined;
}

function findMisnamedShared(
  response: { $ref: string },
  status: string,
  { location, resolve }: RuleContext,
): MisnamedShared[] {
  const { node, location: target } = resolve<object>(response);
  return exampleFiles(node).flatMap(({ mediaType, variant, file }) => {
    if (file.startsWith(`error.${status}.`)) return [];
    const own = location.child(['responses', status]);
    return [
      {
        message: `The shared response for ${status} has an example in a file named \`${file}\`.\nBegin the name of the file with \`error.${status}.\``,
        location: own,
        example: (target ?? own).child(['content', mediaType, 'examples', variant]),
      },
    ];
  });
}

/** Returns the files of the examples of a Request Body or Response Object. */
function exampleFiles(body: unknown): { mediaType: string; variant: string; file: string }[] {
  return entriesOf(membersOf(body).content).flatMap(([mediaType, content]) =>
    entriesOf(membersOf(content).examples).flatMap(([variant, example]) =>
      isReference(example) ? [{ mediaType, variant, file: path.posix.basename(example.$ref) }] : [],
    ),
  );
}

/** Returns the event whose path item contains a location: the name of its file. */
function eventOf({ source }: RuleLocation): string {
  return path.basename(source.absoluteRef, '.yaml');
}
