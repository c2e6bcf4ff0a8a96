import type { Json } from '#core/json/json';
import { listOf, objectOf, textOf } from '#core/json/read';
import { membersOf } from '../../source/members-of';
import type { Rule, RuleLocation } from '../redocly';
import { replaced } from '../replaced';
import { createTextReader, type Text } from '../texts/read-texts';

/** The version in a sentence about the current one. */
const CURRENT =
  /\bcurrent version(?: of the API)? is (\w[\w.-]*\w)|\bversion (\w[\w.-]*\w) is the current\b/gi;

/** A place that states the current version. */
interface Stated {
  version: string;
  location: RuleLocation;
}

/**
 * Reports a current version that differs from `info.version`: in `x-accept`, in `x-api-versions`, and in descriptions that send it or
 * call it the current one.
 */
export const CurrentVersion: Rule = () => {
  const texts: Text[] = [];
  const read = createTextReader((text) => texts.push(text));
  return {
    any: { enter: read },
    ref: { enter: read },
    Root: {
      leave(root, context) {
        const { location } = context;
        const { info, 'x-accept': accept, 'x-api-versions': versions } = membersOf(root);
        const current = textOf(objectOf(info).version);
        const { parameter } = objectOf(accept);
        const sent = new RegExp(`\\b${textOf(parameter) ?? 'version'}=(\\w[\\w.-]*\\w)`, 'g');
        const stated = [
          ...statedIn(objectOf(accept), location.child(['x-accept']), sent),
          ...currentOf(versions, location.child(['x-api-versions'])),
          ...texts.flatMap((text) => versionsIn(text, accept === undefined ? [CURRENT] : [CURRENT, sent])),
        ];
        for (const { version, location: place } of stated.filter((one) => one.version !== current))
          context.report({
            message: `The current version is ${current} (\`info.version\`), not ${version}.\nWrite ${current}.`,
            location: current === undefined ? place : replaced(place, { was: version, is: current }),
          });
      },
    },
  };
};

function statedIn(accept: Record<string, Json>, location: RuleLocation, sent: RegExp): Stated[] {
  const current = textOf(accept.current);
  const value = textOf(accept.value) ?? '';
  return [
    ...(current === undefined ? [] : [{ version: current, location: location.child(['current']) }]),
    ...[...value.matchAll(sent)].map(([, version = '']) => ({
      version,
      location: location.child(['value']),
    })),
  ];
}

function currentOf(versions: Json | undefined, location: RuleLocation): Stated[] {
  return listOf(versions).flatMap((entry, index) => {
    const { version, current } = objectOf(entry);
    const stated = current === true ? textOf(version) : undefined;
    return stated === undefined ? [] : [{ version: stated, location: location.child([index, 'version']) }];
  });
}

function versionsIn({ value, location }: Text, forms: readonly RegExp[]): Stated[] {
  return forms.flatMap((form) =>
    [...value.matchAll(form)].map(([, one, other]) => ({ version: one ?? other ?? '', location })),
  );
}
