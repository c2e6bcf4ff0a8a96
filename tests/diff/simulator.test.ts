import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Contract } from '#core/contracts/simulator-contract';
import type { Seed } from '#core/contracts/seed';
import type { SimulatorSchemas } from '#core/contracts/validators';
import { isHttpMethod } from '#core/http/methods';
import { isObject, type JsonObject } from '#core/json/json';
import { entriesOf, listOf, objectOf } from '#core/json/read';
import { createValidators } from '#core/schema/create-validators';
import type { Proof } from '../../generator/compare/diff/change';
import { diff } from '../../generator/compare/diff/diff';
import { prove, type Proven } from '../../generator/compare/diff/prove/prove';
import type { Side } from '../../generator/compare/diff/side';
import { emitSimulator } from '../../generator/emit/simulator/emit-simulator';
import { readSettings } from '../../generator/emit/simulator/settings/read-settings';
import { createSimulator, type Simulator } from '../../simulator/create-simulator';
import { CREDENTIALS } from '../simulator/send';
import { sideOf } from '../unit/diff/side-of';

const OURS = JSON.parse(readFileSync('generated/bundle/openapi.json', 'utf8')) as JsonObject;

/** Statuses with which a contract refuses a call; others say what the records do not allow. */
const REFUSALS = [400, 404, 405, 415, 422];

let proven: Proven;
let calls: Proof[];
let before: Simulator;
let after: Simulator;

beforeAll(async () => {
  const [base, head] = [await sideOf(OURS), await sideOf(withPlantedChanges())];
  const changes = diff(base, head);
  proven = prove(changes, base, head);
  const breaking = changes.filter(({ severity, sent }) => severity === 'breaking' && sent !== undefined);
  calls = breaking.flatMap(({ fingerprint }) => proven.proofs.get(fingerprint) ?? []);
  before = createSimulator();
  after = simulatorOf(head);
});

describe('the simulator, apart from the contract that changes are played with,', () => {
  it('has a call for nearly all planted changes', () => {
    const played = calls.filter(({ by }) => by === 'run');
    expect(played.length).toBeGreaterThan(60);
    expect(played.length / calls.length).toBeGreaterThan(0.9);
    expect(proven.contradictions).toEqual([]);
  });

  it('takes each call before the change and refuses it after, with the same status', async () => {
    for (const { by, call = '', after: told = '' } of calls) {
      if (by === 'rule') continue;
      const [old, now] = [await send(before, call), await send(after, call)];
      expect({ call, isTaken: !REFUSALS.includes(old), now }).toEqual({
        call,
        isTaken: true,
        now: Number.parseInt(told, 10),
      });
    }
  });
});

/** Our description with a breaking change of each operation: a field or parameter that is required now, or no parameters. */
function withPlantedChanges(): JsonObject {
  const head = structuredClone(OURS);
  const operations = entriesOf(head.paths).flatMap(([, item]) =>
    entriesOf(item).filter(([method, operation]) => isHttpMethod(method) && isObject(operation)),
  );
  for (const [index, [, operation]] of operations.entries()) plant(objectOf(operation), index);
  return head;
}

function plant(operation: JsonObject, index: number): void {
  const json = objectOf(objectOf(operation.requestBody).content)['application/json'];
  const parameters = listOf(operation.parameters);
  if (index % 2 === 0 && isObject(json)) {
    const planted = { type: 'object', properties: { planted: { type: 'string' } }, required: ['planted'] };
    json.schema = { allOf: [json.schema ?? {}, planted] };
  } else if (index % 3 === 0) {
    operation.parameters = parameters.filter((one) => JSON.stringify(one).includes('"path"'));
  } else {
    const planted = { name: 'planted', in: 'query', required: true, schema: { type: 'string' } };
    operation.parameters = [...parameters, planted];
  }
}

/** The simulator of another description, with our handlers. */
function simulatorOf({ model }: Side): Simulator {
  const { settings } = readSettings('openapi/openapi.yaml', model);
  const files = emitSimulator(model, settings!);
  const textOf = (name: string): string => files.find(({ path }) => path === `simulator/${name}`)!.content;
  return createSimulator({
    contract: JSON.parse(textOf('contract.json')) as Contract,
    validators: createValidators(JSON.parse(textOf('schemas.json')) as SimulatorSchemas),
    seed: JSON.parse(textOf('world.json')) as Seed,
  });
}

/** Sends a call such as `POST /coupons {"kind":"amount_off"}`, and returns the status. */
async function send(simulator: Simulator, call: string): Promise<number> {
  const {
    method = '',
    address = '',
    body,
  } = /^(?<method>\S+) (?<address>\S+)(?: (?<body>.*))?$/s.exec(call)!.groups!;
  const headers = new Headers({ Authorization: CREDENTIALS.secretKey });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const response = await simulator.dryRun(
    new Request(`http://127.0.0.1/api${address}`, { method, headers, body }),
  );
  return response.status;
}
