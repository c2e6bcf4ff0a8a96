import { sentMethod } from '#core/http/methods';
import type { Parameter } from '../../model/api/api-model';
import { listDecisions } from '../../model/api/decisions';
import { textOf } from '#core/json/read';
import { createClaimId } from '../../model/addresses/anchors';
import { titleOf, type WordingContext } from '../../model/wording/wording-context';
import { listVersions } from '../../compare/changelog/list-versions';
import type { Facts, ParameterFact } from '#core/contracts/facts';
import { buildFieldFacts } from './fields';
import { buildHeaderFacts } from './headers';
import { sortByKey } from './sort-by-key';
import { buildStatusFacts } from './statuses';
import { buildValueFact } from './value-fact';
import { buildValues } from './values';

/** Everything that prose may be bound to. */
export function buildFacts(context: WordingContext): Facts {
  const { model, addresses } = context;
  return {
    values: buildValues(model),
    fields: buildFieldFacts(context),
    operations: buildOperationFacts(context),
    objects: sortByKey(
      model.schemas.map(
        (named) => [named.name, { title: titleOf(named), href: addresses.object(named.slug) }] as const,
      ),
    ),
    events: sortByKey(
      model.webhooks.map(
        ({ event, summary, slug, basis, parameters }) =>
          [
            event,
            {
              summary,
              href: addresses.event(slug),
              decision: basis?.decision,
              signature: signatureOf(parameters),
            },
          ] as const,
      ),
    ),
    statuses: buildStatusFacts(context),
    headers: buildHeaderFacts(context),
    parameters: buildParameterFacts(context),
    // In the order of the author, because pages list them.
    tags: Object.fromEntries(
      model.tags.map(({ name, title, slug, operationIds }) => [
        name,
        { ...(title !== name && { title }), href: addresses.tag(slug), operationIds },
      ]),
    ),
    scopes: buildScopeFacts(context),
    decisions: sortByKey(listDecisions(model).map(({ id, ...decision }) => [id, decision] as const)),
    apiVersions: listVersions(model),
  };
}

/** The example of the only header that an event has. */
function signatureOf(parameters: readonly Parameter[]): string | undefined {
  const header = parameters.find((parameter) => parameter.in === 'header');
  return textOf(header?.examples.find(({ isSample }) => !isSample)?.value);
}

function buildOperationFacts({ model, getTag, addresses }: WordingContext): Facts['operations'] {
  return sortByKey(
    model.operations.map(({ id, method, path, summary, slug, tag, deprecated }) => {
      const href = addresses.operation(getTag(tag).slug, slug);
      return [id, { method: sentMethod(method), path, summary, href, tag, deprecated }] as const;
    }),
  );
}

function buildParameterFacts(context: WordingContext): Facts['parameters'] {
  const { model, getTag, addresses } = context;
  return sortByKey(
    model.operations.flatMap(({ id, slug, tag, parameters }) => {
      const page = addresses.operation(getTag(tag).slug, slug);
      const claimId = createClaimId();
      return parameters.map(
        ({ name, in: location, required, schema, deprecated }): [string, ParameterFact] => {
          const value = buildValueFact(schema, required, context);
          const href = `${page}#${claimId(location, name)}`;
          return [
            `${id}.${name}`,
            { name, in: location, href, ...value, deprecated: deprecated || value.deprecated },
          ];
        },
      );
    }),
  );
}

function buildScopeFacts({ model, addresses }: WordingContext): Facts['scopes'] {
  return sortByKey(
    model.securitySchemes.flatMap((scheme) =>
      scheme.type !== 'oauth2'
        ? []
        : scheme.flows.flatMap(({ scopes }) =>
            scopes.map(({ name }) => [name, { href: addresses.securityScheme(scheme.id) }] as const),
          ),
    ),
  );
}
