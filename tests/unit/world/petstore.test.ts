import { beforeAll, expect, test } from 'vitest';
import { handle } from '#core/world/handle';
import { createWorld, type World, type WorldSource } from '#core/world/world';
import { openWorld } from '../../corpus/world/open-world';

let source: WorldSource;

beforeAll(async () => {
  ({ source } = await openWorld(require.resolve('@readme/oas-examples/3.0/json/petstore.json')));
});

function send(world: World, method: string, path: string, body = '', mediaType = 'application/json') {
  const headers = { authorization: 'x', api_key: 'x', ...(body !== '' && { 'content-type': mediaType }) };
  return handle(world, { method, path, query: '', headers, body });
}

const PET = { name: 'Rex', photoUrls: [] };

test('an update that names its record in the body changes it, although only answers have the id', () => {
  const world = createWorld(source);
  send(world, 'POST', '/pet', JSON.stringify(PET));
  const changed = send(world, 'PUT', '/pet', JSON.stringify({ ...PET, id: 1, name: 'Max' }));
  expect(changed).toMatchObject({ kind: 'answered', effect: 'stored' });
  expect(changed.notes.join(' ')).not.toContain('`id`');
  expect(send(world, 'GET', '/pet/1').body).toMatchObject({ id: 1, name: 'Max' });
  const unknown = send(world, 'PUT', '/pet', JSON.stringify({ ...PET, id: 9 }));
  expect(unknown).toMatchObject({ status: 404, notes: ['No record has the id 9.'] });
});

test('a record from a body that is not read has made values, and the answer says so', () => {
  const world = createWorld(source);
  const answer = send(world, 'POST', '/pet', '<pet><name>Rex</name></pet>', 'application/xml');
  expect(answer).toMatchObject({ kind: 'answered', effect: 'assumed', rule: 'body-not-read' });
  expect(answer.notes.join(' ')).toContain('not read');
  expect(send(world, 'GET', '/pet/1').provenance).toMatchObject({ stored: [], computed: ['/id'] });
  const changed = send(world, 'PUT', '/pet', '<pet><id>1</id></pet>', 'application/xml');
  expect(changed).toMatchObject({ kind: 'answered', effect: 'unknown' });
});
