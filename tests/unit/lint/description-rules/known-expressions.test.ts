import { describeRule } from '../../../builders/describe-rule';
import { calledBack, linked } from '../../../builders/rule-descriptions';

describeRule('known-expressions', {
  fires: [
    {
      title: 'a misspelled expression of a link',
      given: linked("{operationId: a, parameters: {id: '$response.bdy#/id'}}"),
      at: 'parameters/id',
      want: '`$response.bdy#/id` is not a valid runtime expression. Did you mean `$response.body#/id`?',
    },
    {
      title: 'an expression whose pointer has dots',
      given: linked("{operationId: a, requestBody: '$response.body.customer.id'}"),
      at: 'next/requestBody',
      want: 'Did you mean `$response.body#/customer/id`?',
    },
    {
      title: 'an expression that is like none',
      given: linked("{operationId: a, parameters: {id: 'a-{$steps.one}'}}"),
      at: 'parameters/id',
      want: '`$steps.one` is not a valid runtime expression. Write one such as `$request.body#/id`',
    },
    {
      title: 'a misspelled expression of a callback',
      given: calledBack('{$request.quer.url}/done'),
      at: '~1done',
      want: 'Did you mean `$request.query.url`?',
    },
    {
      title: 'an expression of a callback without its sign',
      given: calledBack('https://a.example/{request.body#/id}'),
      at: '~1id}',
      want: 'Did you mean `$request.body#/id`?',
    },
  ],
  silent: [
    linked(
      "{operationId: a, parameters: {id: $response.body, path.id: '$request.header.X-Id'}, requestBody: 'costs $5 {$statusCode}'}",
    ),
    calledBack('{$request.body#/url}?a={$method}&b={$url}'),
    calledBack('https://a.example/done'),
  ],
});
