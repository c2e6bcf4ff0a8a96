import { replaceComparison, replaceExpression } from '../operators/code';
import { type Negation, negationsOf } from './negation';

const webhooks = negationsOf('simulator/resources/webhooks.ts');

export const WEBHOOKS: readonly Negation[] = [
  webhooks('webhooks.head-response', replaceComparison('checkUrl', '!== 200', '>= 400')),
  webhooks('webhooks.head-response', replaceComparison('checkUrl', '!== 200', '=== 404')),
  webhooks('webhooks.head-response', replaceExpression('checkUrl', "!url.startsWith('https://')", 'false')),
  webhooks('webhooks.url-check', replaceExpression('updateWebhook', 'url !== record.value.url', 'false')),
  webhooks('webhooks.url-check', replaceExpression('updateWebhook', 'url !== record.value.url', 'true')),
  webhooks(
    'webhooks.url-check',
    replaceExpression('createWebhook', 'checkUrl(call, call.body.url)', 'Promise.resolve()'),
  ),
  webhooks(
    'webhooks.new',
    replaceExpression('createWebhook', 'call.clock.now()', 'call.clock.now(), events_sent: 0'),
  ),
  webhooks(
    'webhooks.new',
    replaceExpression('createWebhook', 'call.clock.now()', 'call.clock.now(), last_sent_at: 1'),
  ),
  webhooks(
    'webhooks.new',
    replaceExpression('createWebhook', 'call.clock.now()', "call.clock.now(), last_error: ''"),
  ),
  webhooks('webhooks.url-form', replaceExpression('checkUrl', "!url.startsWith('https://')", 'false')),
];
