import { describe, expect, it } from 'vitest';
import { contract, openSimulator, send } from '../send';
import { holds } from '../../specified/holds';

const ask = (Accept: string) => send(openSimulator().simulator, { path: '/ping', headers: { Accept } });

describe('Accept', () => {
  it.each([
    '*/*',
    'application/*',
    'application/json',
    'Application/JSON',
    'text/html, application/json;q=0.5',
    'application/json; api_version="20241028"',
  ])('takes %s', async (accept) => {
    const { status, headers } = await ask(accept);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  });

  it.each(['text/html', 'application/xml', 'application/json;q=0'])(
    'returns 406 for %s',
    holds('7.api.1'),
    async (accept) => {
      expect(await ask(accept)).toMatchObject({ status: 406, body: { error: 'Only JSON is available.' } });
    },
  );

  it('returns the same on an operation with its own 406', async () => {
    const request = { method: 'POST', path: '/transactions', body: {}, headers: { Accept: 'text/html' } };
    expect((await send(openSimulator().simulator, request)).body).toEqual({
      error: 'Only JSON is available.',
    });
  });

  it('accepts each of the 12 versions', holds('7.api.23'), async () => {
    const statuses = contract.apiVersions.map(
      async (version) => (await ask(`application/json; api_version=${version}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual(Array(12).fill(200));
  });

  it('responds as the current version does, whichever version is named', holds('run.versions'), async () => {
    const bodies = contract.apiVersions.map(
      async (version) => (await ask(`application/json; api_version=${version}`)).body,
    );
    const { body } = await ask('application/json');
    expect(await Promise.all(bodies)).toEqual(contract.apiVersions.map(() => body));
  });

  it.each(['20241029', 'latest', ''])(
    'refuses "%s"',
    holds('negotiation.unknown-version'),
    async (version) => {
      const { status, body, headers } = await ask(`application/json; api_version=${version}`);
      expect({ status, body }).toEqual({ status: 406, body: { error: 'Unknown api_version.' } });
      expect(headers.get('X-Simulator-Rules')).toBe('unknown-version');
    },
  );
});

describe('X-Simulator-Error', () => {
  it('returns every error that an operation documents', holds('run.errors'), async () => {
    const { simulator } = openSimulator();
    for (const { id, method, path, errors } of contract.operations) {
      for (const status of Object.keys(errors)) {
        const reply = await send(simulator, {
          method,
          path: path.replace('{id}', '1'),
          headers: { 'X-Simulator-Error': status },
        });
        expect({ id, status: String(reply.status) }).toEqual({ id, status });
        expect(reply.headers.get('X-Simulator-Rules')).toBe('simulated-error');
        expect(reply.body).toEqual(contract.errors[errors[status] ?? '']?.bodies.default);
      }
    }
  });

  it('names the errors of the operation when another one is requested', async () => {
    const headers = { 'X-Simulator-Error': '418' };
    const { status, body } = await send(openSimulator().simulator, { path: '/contacts', headers });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('400, 401, 403, 405, 406, 429, 500, 502, 503, 504');
  });
});
