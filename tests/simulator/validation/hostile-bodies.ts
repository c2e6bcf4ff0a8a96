import fc from 'fast-check';

/** A body that an attacker sends, with its media type. */
export interface HostileBody {
  mediaType: string;
  text: string;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Names that every object has, that lists have, and that URLs and pointers write otherwise. */
const name = fc.constantFrom(
  ...['__proto__', 'constructor', 'toString', 'length', '', '0', 'a/b~c', 'contact', 'items', 'first_name'],
  ...['evidence', 'custom_metadata', 'tag_list', 'attachment', 'id', 'customer', 'payment', '\u0000', '😀'],
);

const extreme = fc.constantFrom(
  ...['1e400', '-1e400', '1e-320', '-0', '9007199254740993', '0.1e-300', '89999999999999', 'null', 'true'],
  ...['"\\ud800"', '"\\u0000"', '""', '" "', '[]', '{}', '"2024-02-30"', '"__proto__"'],
);

const count = fc.integer({ min: 0, max: 3000 });

/** JSON text with strange names and values, a few levels deep. */
const strange: fc.Arbitrary<string> = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    extreme,
    fc
      .array(fc.tuple(name, tie('value')), { maxLength: 6 })
      .map((members) => `{${members.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join()}}`),
    fc.array(tie('value'), { maxLength: 6 }).map((entries) => `[${entries.join()}]`),
  ),
})).value;

const json = fc.oneof(
  strange.map((text) => `{"items":${text},"contact":${text},"first_name":${text}}`),
  strange,
  fc.tuple(name, count).map(([key, depth]) => nested(`{${JSON.stringify(key)}:`, '}', depth)),
  count.map((depth) => `{"items":${nested('[', ']', depth)}}`),
  fc.tuple(name, count).map(([key, times]) => wide(`{"${key === '' ? 'x' : 'contact'}":{`, times)),
  fc.tuple(strange, count).map(([text, times]) => `{"items":[${Array(times).fill(text).join()}]}`),
  fc.tuple(strange, fc.nat(20)).map(([text, at]) => text.slice(0, at)),
  fc.integer({ min: 0, max: 200_000 }).map((size) => `{"first_name":"${'a '.repeat(size)}"}`),
  fc.integer({ min: 0, max: 200_000 }).map((size) => `{"attachment":{"data":"${'A'.repeat(size)}"}}`),
  fc.string({ unit: 'binary', maxLength: 50 }),
);

const formName = fc
  .tuple(name, fc.array(fc.oneof(name, fc.constantFrom('', '0', '99999999999')), { maxLength: 30 }))
  .map(([first, parts]) => first + parts.map((part) => `[${part}]`).join(''));

const form = fc.oneof(
  fc
    .array(fc.tuple(formName, fc.string({ maxLength: 5 })), { maxLength: 40 })
    .map((pairs) => new URLSearchParams(pairs).toString()),
  fc.tuple(formName, count).map(([key, times]) => `${key}=1&`.repeat(times)),
  count.map((depth) => `a${'['.repeat(depth * 20)}=1`),
  count.map((depth) => `a${'[]'.repeat(depth)}=1`),
);

/** Deep, wide, long, broken and strange bodies, in JSON and as forms. */
export const hostileBody: fc.Arbitrary<HostileBody> = fc.oneof(
  json.map((text) => ({ mediaType: JSON_TYPE, text })),
  form.map((text) => ({ mediaType: FORM_TYPE, text })),
  fc.tuple(json, form).map(([one, other]) => ({ mediaType: 'text/plain', text: one + other })),
);

function nested(open: string, close: string, depth: number): string {
  return `${open.repeat(depth)}1${close.repeat(depth)}`;
}

function wide(open: string, times: number): string {
  return `${open}${Array.from({ length: times * 10 }, (_, index) => `"k${index}":${index}`).join()}}}`;
}
