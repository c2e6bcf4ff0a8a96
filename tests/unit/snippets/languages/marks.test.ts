import { describe, expect, it } from 'vitest';
import type { Json } from '#core/json/json';
import { renderCode } from '../../../../generator/emit/pages/data/render-code';
import type { Code, Mark, MarkedText } from '../../../../generator/emit/snippets/code';
import type { HttpRequest } from '../../../../generator/emit/snippets/http-request';
import { languages } from '../../../../generator/emit/snippets/languages';
import { typescript } from '../../../../generator/emit/snippets/languages/typescript';
import { highlight } from '../../../../site/src/highlight/highlight';
import { readableRequest, shortRequest } from '../support/readable-request';

function marked<Kind extends Mark['kind']>(code: Code, kind: Kind) {
  return code.filter(
    (part): part is MarkedText & { mark: Extract<Mark, { kind: Kind }> } =>
      typeof part !== 'string' && part.mark.kind === kind,
  );
}

const unlinked = (code: Code) => renderCode(code, () => undefined);

const credentials: HttpRequest['credentials'] = [
  { kind: 'basic', user: 'ada', password: 'pa"ss' },
  { kind: 'token', scheme: 'Bearer', token: 'at_1' },
  { kind: 'apiKey', in: 'query', name: 'key', key: 'k_1' },
  { kind: 'apiKey', in: 'cookie', name: 'key', key: 'k_2' },
];

describe.each(languages)('$id', ({ emit, grammar }) => {
  it.each([
    { title: 'a key', request: readableRequest(), want: ['account=demo', 'apiKey=sk_test_EXAMPLE'] },
    {
      title: 'every kind of credentials',
      request: { ...readableRequest(), credentials },
      want: ['accessToken=at_1', 'account=demo', 'apiKey2=k_2', 'apiKey=k_1', 'username=ada'],
    },
  ])('marks the values that readers replace in a request with $title', ({ request, want }) => {
    const values = marked(emit(request), 'reader-value').map(({ text, mark }) => `${mark.name}=${text}`);
    expect(values.filter((value) => !value.startsWith('password=')).sort()).toEqual(want);
    const shown = highlight(unlinked(emit(request)), grammar).match(/ data-reader-value="/g);
    expect(shown).toHaveLength(values.length);
  });

  it('embeds JSON only, and nothing where there is no body', () => {
    for (const { text } of marked(emit(readableRequest()), 'embedded'))
      expect(JSON.parse(text)).toMatchObject({ name: 'Zoë', active: true, note: null });
    expect(marked(emit(shortRequest('json')), 'embedded')).toEqual([]);
  });

  it('gives shared lines the tokens that they have among the others', () => {
    const snippet = emit(readableRequest());
    const unshared = snippet.map((part) =>
      typeof part !== 'string' && part.mark.kind === 'shared' ? part.text : part,
    );
    expect(highlight(unlinked(snippet), grammar)).toBe(highlight(unlinked(unshared), grammar));
  });
});

it('shares lines in the languages that have long ones', () => {
  const sharing = languages.filter(({ emit }) => marked(emit(readableRequest()), 'shared').length > 0);
  expect(sharing.map(({ id }) => id)).toEqual(['typescript', 'javascript', 'ruby', 'php', 'go', 'java']);
});

describe('curl, Go and Java', () => {
  it.each(languages.filter(({ id }) => ['curl', 'go', 'java'].includes(id)))(
    'embed the body: $id',
    ({ emit }) => expect(marked(emit(readableRequest()), 'embedded')).toHaveLength(1),
  );
});

describe('TypeScript', () => {
  it('marks the members of parameters and body, by the path of their schema', () => {
    const members = marked(typescript.emit(readableRequest()), 'member');
    expect(members.map(({ text, mark }) => `${text} ${mark.path.join('.')}`)).toEqual([
      'id path.id',
      'limit query.limit',
      'name request.name',
      'active request.active',
      'note request.note',
      'tags request.tags',
      'address request.address',
    ]);
  });

  it('has positions in lists among the steps of the path', () => {
    const items: Json = [{ 'odd-name': 1 }, { tax: { rate: 2 } }];
    const request = readableRequest();
    const body = { kind: 'json', mediaType: 'application/json', value: { items } } as const;
    const members = marked(typescript.emit({ ...request, parameters: [], body }), 'member');
    expect(members.map(({ text, mark }) => `${text} ${mark.path.join('.')}`)).toEqual([
      'items request.items',
      "'odd-name' request.items.0.odd-name",
      'tax request.items.1.tax',
      'rate request.items.1.tax.rate',
    ]);
  });

  it.each([
    { response: 'json', want: ['data false', 'error true'] },
    { response: 'nothing', want: ['error true'] },
  ] as const)('marks the names of the bodies when the response is $response', ({ response, want }) => {
    const names = marked(typescript.emit(shortRequest(response)), 'response-body');
    expect(names.map(({ text, mark }) => `${text} ${mark.isError}`)).toEqual(want);
  });
});
