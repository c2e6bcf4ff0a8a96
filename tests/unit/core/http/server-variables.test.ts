import { expect, it } from 'vitest';
import { listVariables } from '#core/http/server-variables';

const port = { name: 'port', default: '443', html: '<p>One of 443, 8443.</p>' };

it('lists equal variables of several servers once, and those that differ apart', () => {
  const other = { name: 'port', default: '4020' };
  const servers = [{ variables: [port] }, { variables: [{ ...port }] }, { variables: [other] }];
  expect(listVariables(servers)).toEqual([port, other]);
});
