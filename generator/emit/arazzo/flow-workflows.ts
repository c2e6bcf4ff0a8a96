import { sentMethod } from '#core/http/methods';
import type { FlowCall, Flows, FlowStep } from '#core/contracts/flows';
import { ADDRESSES } from '../../model/addresses/urls';
import type { Operation } from '../../model/api/api-model';
import { authorizationOf, credentialFor } from '../simulator/credentials';
import { buildSimulatorRequest, structuredFields } from '../simulator/emit-requests';
import type { FlowStepSettings } from '../simulator/settings/settings';
import type { Step, Workflow } from './arazzo';
import type { ArazzoContext } from './arazzo-context';
import { callStep } from './call-step';
import { flowRequest } from './flow-request';
import { sharedParameters } from './shared-parameters';

/** The flows as workflows. Leaves out events, which no step of Arazzo 1.0 can wait for. */
export function flowWorkflows(context: ArazzoContext): Workflow[] {
  return Object.entries(context.settings.flows ?? {}).flatMap(([id, { summary, steps }]) => {
    const calls = steps.flatMap((step) => {
      const operation = operationOf(step, context);
      return operation ? [{ step, operation }] : [];
    });
    const [first] = calls;
    if (!first) return [];
    return [
      {
        workflowId: id,
        summary,
        parameters: sharedParameters(first.operation, context),
        steps: calls.map(({ step, operation }) => flowStep(step, operation)),
      },
    ];
  });
}

function operationOf({ operation }: FlowStepSettings, { model }: ArazzoContext): Operation | undefined {
  return operation === undefined ? undefined : model.operations.find(({ id }) => id === operation);
}

function flowStep(step: FlowStepSettings, operation: Operation): Step {
  const outputs = Object.entries(step.outputs ?? {}).map(([name, at]) => [name, `$response.body#${at}`]);
  return {
    ...callStep(operation, flowRequest(operation, step), { stepId: step.id }),
    ...(outputs.length > 0 && { outputs: Object.fromEntries(outputs) as Record<string, string> }),
  };
}

/** The flows as the player of the site reads them. */
export function buildFlows(context: ArazzoContext): Flows {
  const entries = Object.entries(context.settings.flows ?? {});
  return Object.fromEntries(
    entries.map(([id, { summary, steps }]) => [
      id,
      { summary, steps: steps.flatMap((step) => buildStep(step, context)) },
    ]),
  );
}

function buildStep(step: FlowStepSettings, context: ArazzoContext): FlowStep[] {
  const { id, title } = step;
  const operation = operationOf(step, context);
  if (operation) return [{ id, title, ...buildCall(step, operation, context) }];
  const webhook = context.model.webhooks.find(({ event }) => event === step.event);
  const body = webhook && flowRequest(webhook, step).body;
  if (!webhook || !body) return [];
  return [{ id, title, href: ADDRESSES.event(webhook.slug), event: webhook.event, body: body.value }];
}

function buildCall(
  step: FlowStepSettings,
  operation: Operation,
  { model, settings }: ArazzoContext,
): Omit<FlowCall, 'id' | 'title'> {
  const { credential, ...request } = buildSimulatorRequest(operation, flowRequest(operation, step), model);
  const Authorization = authorizationOf(credentialFor(operation, settings));
  const fields = structuredFields(operation, model);
  const tag = model.tags.find(({ name }) => name === operation.tag);
  return {
    operation: operation.id,
    method: sentMethod(operation.method),
    path: operation.path,
    href: ADDRESSES.operation(tag?.slug ?? '', operation.slug),
    request: {
      ...request,
      headers: { ...request.headers, ...(credential !== undefined && { Authorization }) },
    },
    ...(fields.length > 0 && { fields }),
    outputs: step.outputs ?? {},
  };
}
