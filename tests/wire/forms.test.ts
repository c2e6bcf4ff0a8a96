import { beforeAll, describe, expect, it } from 'vitest';
import type { LiveBody, LiveOperation } from '#core/contracts/live';
import type { SimulatorRequests } from '#core/contracts/requests';
import { buildCall, fillFields } from '#core/http/call';
import { buildLiveOperation } from '../../generator/emit/pages/data/live';
import { emitRequests } from '../../generator/emit/simulator/emit-requests';
import { createModelMerge } from '../../generator/model/api/schema/merge-schema';
import { buildRequest } from '../../site/src/live/build-request';
import { FILE_CONTENT } from '../snippets/judge/compare-request';
import { modelOfVectors, pathOf } from './describe-vectors';
import { judgeRequest, type SentRequest } from './judge/judge-request';
import known from './known-failures.json';
import { vectors, type Vector } from './vectors';

const SERVER = 'https://wire.example';

/** The requests of the documented examples as the forms of a page send them, by version and id. */
const sent = { console: new Map<string, SentRequest>(), live: new Map<string, SentRequest>() };

beforeAll(async () => {
  for (const version of new Set(vectors.flatMap(({ versions }) => versions))) {
    const model = {
      ...(await modelOfVectors(
        vectors.filter(({ versions }) => versions.includes(version)),
        version,
      )),
      liveOrigins: [SERVER],
    };
    const { operations } = JSON.parse(emitRequests(model)[0]!.content) as SimulatorRequests;
    for (const [id, operation] of Object.entries(operations))
      sent.console.set(`${version} ${id}`, sendFromConsole(operation));
    const context = { model, merge: createModelMerge(model) } as unknown as Parameters<
      typeof buildLiveOperation
    >[1];
    for (const operation of model.operations) {
      const live = buildLiveOperation(operation, context);
      if (live) sent.live.set(`${version} ${operation.id}`, await sendLive(live));
    }
  }
});

/** The console is for APIs in JSON, and its form has the text of the body. */
function sendFromConsole(operation: SimulatorRequests['operations'][string]): SentRequest {
  const [request] = operation.requests;
  const { path, headers } = buildCall(operation, {
    parameters: fillFields(request?.parameters ?? {}, operation.parameters),
    headers: request?.headers ?? {},
  });
  const body = request?.body === undefined ? '' : JSON.stringify(request.body);
  return { target: path, headers: lowered(headers), body };
}

async function sendLive(operation: LiveOperation): Promise<SentRequest> {
  const [{ values, body } = { values: {} }] = operation.requests;
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  if (body) fillBody(body, fields);
  const { request } = buildRequest(operation, { server: SERVER, fields, body, credentials: [] });
  return {
    target: request.url.slice(SERVER.length),
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
  };
}

function fillBody(body: LiveBody, fields: FormData): void {
  const file = new File([FILE_CONTENT], 'file.bin');
  if (body.kind === 'text') fields.set('text', body.text);
  if (body.kind === 'binary') fields.set('file', file);
  if (body.kind === 'multipart')
    for (const { name, value, isFile } of body.parts) fields.append(`part.${name}`, isFile ? file : value);
}

function lowered(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function differencesOf(form: keyof typeof sent, vector: Vector): string[] {
  const { body, ...expected } = vector.expect;
  const isJudged = form === 'live' || (body !== undefined && 'json' in body);
  return vector.versions.flatMap((version) => {
    const request = sent[form].get(`${version} ${vector.id}`);
    if (!request) return [`${version}: no request`];
    const target = request.target.replace(pathOf({ ...vector, path: '/v' }), '/v');
    const settings = { accept: vector.accept, file: FILE_CONTENT };
    const found = judgeRequest({ ...request, target }, isJudged ? vector.expect : expected, settings);
    return found.map((text) => `${version}: ${text}`);
  });
}

/** Readers enter credentials, which the other tests of these forms send. */
const filled = vectors.filter(({ group }) => group !== 'security');

describe.each(['console', 'live'] as const)('the %s form sends what the vector expects', (form) => {
  it.each(filled)('$id', (vector) => {
    const differences = differencesOf(form, vector).join('\n');
    if (known[form].includes(vector.id))
      expect(differences, 'it is right now: delete it from known-failures.json').not.toBe('');
    else expect(differences, differences).toBe('');
  });
});
