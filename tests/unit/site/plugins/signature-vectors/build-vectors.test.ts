import { describe, expect, test } from 'vitest';
import { buildVectors } from '../../../../../abaco/plugins/signature-vectors/build-vectors';
import { readSources } from '../../../../../site/remark/read-sources';
import { sign } from '../../../../contract/description/signature';
import { holds } from '../../../../specified/holds';

const { facts, examples } = readSources('generated', 'docs');
const { url, auth_key: authKey, genuine, forged } = buildVectors(facts, examples);

test('every event is in the vectors', holds('webhooks.vectors'), () => {
  expect(genuine.map(({ event }) => event)).toEqual(Object.keys(facts.events));
});

test.each(genuine)('the signature of $event is right', ({ body, signature }) => {
  expect(sign(body, { url, authKey })).toBe(signature);
});

test.each(forged)('signs a forged call differently: $reason', ({ body, signature }) => {
  expect(sign(body, { url, authKey })).not.toBe(signature);
});

describe('an event without a signature', () => {
  test('is named', () => {
    const events = { ...facts.events, 'invoice.created': { summary: '', href: '' } };
    expect(() => buildVectors({ ...facts, events }, examples)).toThrow(
      'invoice.created has no signed example.',
    );
  });
});
