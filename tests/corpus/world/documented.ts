import { buildCall } from '#core/http/call';
import { handle } from '#core/world/handle';
import { createWorld } from '#core/world/world';
import type { Outcome } from './chains';
import { bodyText } from './body-text';
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
      const needed = source.contract.operations.find(({ id }) => id === operation.id)?.security[0] ?? [];
      const answer = handle(world, {
        method: call.method,
        path: url.pathname,
        query: [
          ...url.searchParams,
          ...needed.flatMap((one): [string, string][] => (one.in === 'query' ? [[one.name, 'x']] : [])),
        ],
        headers: {
          ...Object.fromEntries(
            Object.entries(call.headers).map(([name, value]) => [name.toLowerCase(), value]),
          ),
          ...Object.fromEntries(
            needed.map((one) =>
              one.in === 'cookie' ? ['cookie', `${one.name}=x`] : [one.name.toLowerCase(), 'x'],
            ),
          ),
          ...(request.body && { 'content-type': request.body.mediaType }),
        },
        body: bodyText(request.body),
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
