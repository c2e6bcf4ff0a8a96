import { describeRule } from '../../../builders/describe-rule';
import { pathText } from '../../../builders/description-text';
import { withRoot } from '../../../builders/rule-descriptions';

describeRule('valid-url', {
  fires: [
    {
      title: 'an address with a space',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}externalDocs: {url: our docs}\n`,
      at: 'externalDocs/url',
      want: '`url` is "our docs", which is not a URL. Write one such as `https://api.example/terms`.',
    },
    {
      title: 'an address without its colon',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}servers: [{url: https//api.example}]\n`,
      at: 'servers/0/url',
      want: '`url` is "https//api.example", which is not a URL.',
    },
    {
      title: 'an address of a server without a closing brace',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}servers: [{url: 'https://{id.api.example'}]\n`,
      at: 'servers/0/url',
      want: 'which is not a URL.',
    },
    {
      title: 'an email address without its sign',
      given: pathText('get: {operationId: a, responses: {}}\n').replace(
        "version: '1'",
        "version: '1', contact: {email: help.api.example}",
      ),
      at: 'info/contact/email',
      want: '`email` is "help.api.example", which is not an email address.',
    },
    {
      title: 'an address of a server without its scheme',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}servers: [{url: api.books.example/v1}]\n`,
      at: 'servers/0/url',
      want: '`url` is "api.books.example/v1", which is a path without its scheme. Write `https://api.books.example/v1`',
    },
    {
      title: 'an address of a server with a port and no scheme',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}servers: [{url: 'localhost:8080'}]\n`,
      at: 'servers/0/url',
      want: 'Write `https://localhost:8080`',
    },
  ],
  silent: [
    withRoot(
      "servers: [{url: 'https://{region}.api.example:{port}/', variables: {region: {default: eu}, port: {default: '443'}}}]\n",
    ),
    withRoot('servers: [{url: v1}, {url: v1.2/api}, {url: ./a}, {url: /v1}]\n'),
  ],
});
