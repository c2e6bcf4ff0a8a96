import { describe, expect, it } from 'vitest';
import { judgeRequest, type SentRequest } from './judge/judge-request';
import { FILE, rightRequest } from './right-request';
import { vectors, type Vector } from './vectors';

const settingsOf = ({ accept }: Vector) => ({ accept, file: FILE });

describe('the judge accepts', () => {
  it.each(vectors)('the request of $id', (vector) => {
    expect(judgeRequest(rightRequest(vector), vector.expect, settingsOf(vector))).toEqual([]);
  });

  it.each([
    ['another spelling of the same octets', 'query-pipe-array', { target: '/v?color=blue|black%7cbrown' }],
    ['a plus sign for a space in a query', 'query-space-string', { target: '/v?color=a+b' }],
    [
      'another order of names',
      'query-two-parameters',
      { target: '/v?words=math,is,fun&c=x%5Ey&a=x%2By&b=x%2Fy' },
    ],
    ['a blank after a comma', 'header-object-explode', { headers: { 'x-color': 'R=100, G=200, B=150' } }],
    ['CDATA for text', 'xml-node-type', { body: '<m id="1"><![CDATA[hi <b>]]></m>' }],
  ])('%s', (_, id, change) => {
    const vector = vectors.find((one) => one.id === id)!;
    const sent = rightRequest(vector);
    const changed = {
      ...sent,
      ...change,
      headers: { ...sent.headers, ...('headers' in change && change.headers) },
    };
    expect(judgeRequest(changed, vector.expect, settingsOf(vector))).toEqual([]);
  });
});

/** Requests that are wrong by one rule: the vector, a part of its request, and what replaces that. */
const WRONG: readonly [id: string, part: string, wrong: string][] = [
  ['path-simple-array', 'blue,black', 'blue%2Cblack'],
  ['path-simple-object', 'R,100', 'R=100'],
  ['path-label-array', '.blue,black', '.blue.black'],
  ['path-label-array-explode', '.black', ',black'],
  ['path-matrix-array-explode', ';color=black', ',black'],
  ['path-matrix-empty-string', ';color', ';color='],
  ['path-reserved', 'a%2Fb', 'a/b'],
  ['path-percent', '100%25', '100%'],
  ['path-space-plus', 'a%20b', 'a+b'],
  ['query-form-array-csv', 'blue,black', 'blue%2Cblack'],
  ['query-form-array-csv', 'blue,black', 'blue&color=black'],
  ['query-form-object', 'R=100&G', 'color=R,100,G'],
  ['query-pipe-array', '%7Cblack', '&color=black'],
  ['query-space-array', '%20black', ',black'],
  ['query-deep-object', 'color%5BR%5D', 'R'],
  ['query-form-nested-object', 'a=%7B%22b%22%3A1%7D', 'a%5Bb%5D=1'],
  ['query-null-member', 'b=x', 'a=&b=x'],
  ['query-zero', 'color=0', 'color='],
  ['query-string-number', '01234', '1234'],
  ['query-allow-reserved', 'a/b:c', 'a%2Fb%3Ac'],
  ['query-allow-reserved-triplet', '%2Fb', '%252Fb'],
  ['query-content-json-array', 'filter=%5B', 'filter%5B0%5D=%5B'],
  ['query-content-json-string', '%22x%20y%22', 'x%20y'],
  ['query-content-empty-object', 'filter=%7B%7D', ''],
  ['querystring-form', 'foo=', 'all=foo%3D'],
  ['querystring-text', 'raw', 'all=raw'],
  ['header-array', 'blue,black,brown', 'brown'],
  ['header-object-explode', 'R=100', 'R,100'],
  ['header-not-encoded', 'a b', 'a%20b'],
  ['cookie-form-encoded', 'Hello%2C%20world', 'Hello, world'],
  ['cookie-style-object', '; code', '&code'],
  ['cookie-form-array-csv', 'blue,black', 'blue%2Cblack'],
  ['form-space-plus', '%2B', '+'],
  ['form-object-json', 'address=%7B%22city%22%3A%22Some', 'address%5Bcity%5D=%22Some'],
  ['form-style-csv', 'open,lost', 'open%2Clost'],
  ['body-json-null', 'null', ''],
  ['body-ndjson', '\n{', ',{'],
  ['body-json-seq', '\u001e', ''],
  ['xml-item-name', '<animal>b</animal>', '<animals>b</animals>'],
  ['multipart-object', 'application/json', 'text/plain'],
  ['multipart-base64', 'aGk=', 'hi'],
  ['multipart-headers', 'x-rate: 7\r\n', ''],
  ['multipart-files', '; filename="f"', ''],
  ['mixed-items', '--outer\r\n', '--outer\r\nContent-Disposition: form-data; name="a"\r\n'],
  ['security-scheme-case', 'DPoP', 'Dpop'],
  ['v2-query-tsv', '%09', ','],
];

describe('the judge refuses', () => {
  it.each(WRONG)('%s with another part than %j: %j', (id, part, wrong) => {
    const vector = vectors.find((one) => one.id === id)!;
    const right = rightRequest(vector);
    const replace = (text: string) => text.replace(part, () => wrong);
    const headers = Object.entries(right.headers).map(([name, value]) => [name, replace(String(value))]);
    const sent: SentRequest = {
      target: replace(right.target),
      headers: Object.fromEntries(headers) as Record<string, string>,
      body: replace(right.body),
    };
    expect(sent).not.toEqual(right);
    expect(judgeRequest(sent, vector.expect, settingsOf(vector))).not.toEqual([]);
  });
});
