import { buildCall } from '#core/http/call';
import { handle } from '#core/world/handle';
import { createWorld } from '#core/world/world';
import type { Outcome } from './chains';
import { sentBody } from './sent-body';
import { createJudge } from './judge';
import type { OpenedWorld } from './open-world';

/** Sends all documented requests of a description to one world, in their order. */
export function playDocumented({ source, model, bundled }: OpenedWorld): Omit<Outcome, 'chains'> {
  const { judge, verdicts } = createJudge(bundled);
  const world = createWorld(source);
  const outcome: Omit<Outcome, 'chains'> = { verdicts, answers: 0, none: [] };
  for (const operation of model.operations) {
    for (const request of operation.requests) {
      const parameters = request.parameters.flatMap((given) => {
        const parameter = operation.parameters.find((one) => one.in === given.in && one.name === given.name);
        return parameter ? [{ ...given, serialization: parameter.serialization }] : [];
      });
      const call = buildCall(
        { method: operation.method.toUpperCase(), path: operation.path },
        { parameters, headers: {} },
      );
      const url = new URL(`http://localhost${call.path}`);
      const written = sentBody(operation, request.body);
      const needed = source.contract.operations.find(({ id }) => id === operation.id)?.security[0] ?? [];
      const answer = handle(world, {
        method: call.method,
        path: url.pathname,
        query: [
          ...(url.search === '' ? [] : [url.search.slice(1)]),
          ...needed.flatMap((one) => (one.in === 'query' ? [`${encodeURIComponent(one.name)}=x`] : [])),
        ].join('&'),
        headers: {
          ...Object.fromEntries(
            Object.entries(call.headers).map(([name, value]) => [name.toLowerCase(), value]),
          ),
          ...Object.fromEntries(
            needed.map((one) =>
              one.in === 'cookie' ? ['cookie', `${one.name}=x`] : [one.name.toLowerCase(), 'x'],
            ),
          ),
          ...written.headers,
        },
        body: written.body,
      });
      outcome.answers += 1;
      if (answer.kind === 'none')
        outcome.none.push(
          `${operation.method} ${operation.path}: ${answer.notes.join(' ')}${JSON.stringify(answer.body)}`,
        );
      judge(answer, operation);
    }
  }
  return outcome;
}
