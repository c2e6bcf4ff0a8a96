import type { Operation, RequestExample } from '../../model/api/api-model';
import type { Step, Workflow } from './arazzo';
import { callStep, successOf } from './call-step';
import type { ArazzoContext } from './arazzo-context';
import { sharedParameters } from './shared-parameters';

const NEW_ID = '$steps.create.outputs.id';

/** The operations on one collection and its records. */
interface Lifecycle {
  create: Operation;
  get: Operation;
  list?: Operation;
  update?: Operation;
  remove?: Operation;
}

/** For every record that can be created and read: create, get, find it as the newest, update, delete, and what is left. */
export function lifecycleWorkflows(context: ArazzoContext): Workflow[] {
  const { operations } = context.model;
  return operations.flatMap((create) => {
    const lifecycle = lifecycleOf(create, operations);
    return lifecycle ? [buildWorkflow(lifecycle, context)] : [];
  });
}

function lifecycleOf(create: Operation, operations: readonly Operation[]): Lifecycle | undefined {
  const onRecord = (method: string) =>
    operations.find((one) => one.method === method && isRecordPath(one.path, create.path));
  const get = onRecord('get');
  if (create.method !== 'post' || get === undefined) return undefined;
  return {
    create,
    get,
    list: operations.find(({ method, path }) => method === 'get' && path === create.path),
    update: onRecord('put') ?? onRecord('patch'),
    remove: onRecord('delete'),
  };
}

/** True for a collection's path with one parameter behind it: `/invoices/{id}`. */
function isRecordPath(path: string, collection: string): boolean {
  return path.startsWith(`${collection}/{`) && /^\{[^/]+\}$/.test(path.slice(collection.length + 1));
}

function buildWorkflow(lifecycle: Lifecycle, context: ArazzoContext): Workflow {
  const { create } = lifecycle;
  return {
    workflowId: `life-${create.id}`,
    summary: `${create.summary}, and what comes after.`,
    parameters: sharedParameters(create, context),
    steps: [
      {
        ...callStep(create, lastRequest(create), { stepId: 'create' }),
        outputs: { id: '$response.body#/id' },
      },
      step(lifecycle.get, 'get', { conditions: [`$response.body#/id == ${NEW_ID}`] }),
      ...listStep(lifecycle, context),
      ...(lifecycle.update ? [step(lifecycle.update, 'update')] : []),
      ...removeSteps(lifecycle),
    ],
  };
}

function step(
  operation: Operation,
  stepId: string,
  options: { status?: number; conditions?: string[] } = {},
): Step {
  return callStep(operation, firstRequest(operation), { stepId, id: NEW_ID, ...options });
}

/** The example that a life starts with. The first one has a separate workflow, and may work only once. */
function lastRequest(operation: Operation): RequestExample {
  return operation.requests.at(-1) ?? firstRequest(operation);
}

function firstRequest({ id, requests: [first] }: Operation): RequestExample {
  if (first === undefined) throw new Error(`${id} has no request.`);
  return first;
}

/** A page of one record: the newest is the one that was just created, and there are older ones. */
function listStep({ list }: Lifecycle, { settings: { paging } }: ArazzoContext): Step[] {
  if (list === undefined) return [];
  const conditions = [`$response.body#/0/id == ${NEW_ID}`, `$response.header.${paging.more} == 'true'`];
  const page: RequestExample = { name: 'page', parameters: [{ in: 'query', name: paging.size, value: 1 }] };
  return [callStep(list, page, { stepId: 'list', conditions })];
}

/** A deleted record is not found afterwards; one that cannot be deleted still exists. */
function removeSteps({ remove, get }: Lifecycle): Step[] {
  if (remove === undefined) return [];
  const status = successOf(remove)?.status === '204' ? 404 : 200;
  return [step(remove, 'delete'), step(get, 'get-again', { status })];
}
