import type { FieldData } from '#core/contracts/page-data';
import type { Json } from '#core/json/json';
import { describe, expect, test } from 'vitest';
import { idsOf, schemaDataOf } from '../../../builders/pages';
import { referenceTo } from '../../../builders/reference-to';
import { holds } from '../../../specified/holds';

describe('fields', () => {
  test('have everything that the description says about them', () => {
    const properties = {
      state: {
        type: ['string', 'null'],
        description: 'The `state`.',
        enum: ['paid', null],
        'x-enumDescriptions': { paid: 'All of it.' },
        default: 'paid',
        maxLength: 4,
        examples: ['paid'],
        deprecated: true,
        'x-basis': 'public',
        'x-decision': 'D-1',
        'x-notes': [{ text: 'So it is.', basis: 'choice' }],
      },
    };
    expect(schemaDataOf({ Case: { type: 'object', required: ['state'], properties } }).fields).toEqual([
      {
        id: 'request.state',
        name: 'state',
        required: true,
        type: ['string or null'],
        deprecated: true,
        html: '<p>The <code>state</code>.</p>',
        enum: [{ value: 'paid', html: '<p>All of it.</p>' }],
        limits: ['at most 4 characters'],
        default: '"paid"',
        examples: ['"paid"'],
        basis: { basis: 'public', decision: 'D-1' },
        notes: [{ html: '<p>So it is.</p>', basis: 'choice' }],
      },
    ]);
  });

  test('of a deprecated object are below a note that says so', () => {
    const old = { type: 'object', title: 'Old', deprecated: true, properties: { a: {} } };
    const data = schemaDataOf({
      Case: {
        ...old,
        description: 'Was it.',
        properties: { either: { oneOf: [old, { type: 'object' }] }, all: { items: old } },
      },
    });
    expect(data.html).toBe('<p><strong>Deprecated.</strong></p>\n<p>Was it.</p>');
    const [either, all] = data.fields ?? [];
    expect(either?.branches?.[0]?.branches[0]?.html).toBe('<p><strong>Deprecated.</strong></p>');
    expect(all?.html).toBe('<p>Each item: deprecated.</p>');
  });

  test.each<{ title: string; given: Json; want: Pick<FieldData, 'default' | 'examples' | 'limits'> }>([
    {
      title: 'an object',
      given: { type: 'object', example: { a: [1] }, default: {} },
      want: { default: '{}', examples: ['{"a":[1]}'] },
    },
    {
      title: 'an object next to a component, which has its own on its page',
      given: { ...referenceTo('Word'), examples: [{ b: 2 }] },
      want: { examples: ['{"b":2}'] },
    },
    { title: 'no object of a component', given: referenceTo('Word'), want: {} },
    {
      title: 'the elements of an array',
      given: { type: 'array', items: { type: 'string', examples: ['a', 'b'], const: 'a' } },
      want: { examples: ['["a","b"]'], limits: ['each "a"'] },
    },
    {
      title: 'the elements of an array that has another example of its elements',
      given: { type: 'array', examples: [['a']], items: { type: 'string', example: 'b', default: 'c' } },
      want: { examples: ['["a"]', '["b"]'], limits: ['each "c" by default'] },
    },
    {
      title: 'an array alone that has those of its elements',
      given: { type: 'array', examples: [['a', 'b']], items: { type: 'string', example: 'b' } },
      want: { examples: ['["a","b"]'] },
    },
  ])('have for an example $title', ({ given, want }) => {
    const schemas = {
      Case: { type: 'object', properties: { field: given } },
      Word: { type: 'object', examples: [{ a: 1 }] },
    };
    const [field] = schemaDataOf(schemas).fields ?? [];
    expect({ default: field?.default, examples: field?.examples, limits: field?.limits }).toEqual(want);
  });

  test('a schema without fields has its default, constant and examples as well', () => {
    expect(schemaDataOf({ Case: { const: 'a', default: 'b', examples: [{ c: 1 }] } })).toMatchObject({
      const: '"a"',
      default: '"b"',
      examples: ['{"c":1}'],
    });
  });

  test.each<{ title: string; given: Json; want: string | undefined }>([
    { title: 'its own title', given: { title: 'Social security number' }, want: 'Social security number' },
    { title: 'no title that says its name', given: { title: 'SSN' }, want: undefined },
    { title: 'no title that says its type', given: { title: 'String', type: 'string' }, want: undefined },
    {
      title: 'the titles of its elements',
      given: { type: 'array', title: 'All', items: { title: 'One of them' } },
      want: 'All · One of them',
    },
    { title: 'no title of a component', given: referenceTo('Word'), want: undefined },
    {
      title: 'the title next to a component',
      given: { ...referenceTo('Word'), title: 'Last word' },
      want: 'Last word',
    },
    {
      title: 'the title of what may be null',
      given: { anyOf: [{ title: 'Some word', type: 'string' }, { type: 'null' }] },
      want: 'Some word',
    },
  ])('are called by $title', ({ given, want }) => {
    const schemas = {
      Case: { type: 'object', properties: { ssn: given } },
      Word: { title: 'A word', type: 'string' },
    };
    expect(schemaDataOf(schemas).fields?.[0]?.title).toBe(want);
  });

  test.each<{ title: string; given: Json; want: string | undefined }>([
    {
      title: 'its elements at each level',
      given: {
        type: 'array',
        description: 'All.',
        items: { type: 'array', description: 'Some.', items: { description: '# One' } },
      },
      want: '<p>All.</p>\n<p>Each item: Some.</p>\n<p>Each item:</p>\n<h4>One</h4>',
    },
    {
      title: 'a component next to the reference, and not inside it',
      given: {
        type: 'array',
        items: { type: 'array', items: { ...referenceTo('Word'), description: 'One.' } },
      },
      want: '<p>Each item: One.</p>',
    },
    { title: 'a component', given: { type: 'array', items: referenceTo('Word') }, want: undefined },
    {
      title: 'an array again',
      given: { type: 'array', description: 'a', items: { description: 'a ' } },
      want: '<p>a</p>',
    },
  ])('have the description of $title', ({ given, want }) => {
    const data = schemaDataOf({ Case: { properties: { all: given } }, Word: { description: 'A word.' } });
    expect(data.fields?.[0]?.html).toBe(want);
  });

  test('end for an array that contains itself', () => {
    const items = { allOf: [referenceTo('List')], items: { maxItems: 1 }, description: 'Inner.' };
    const list = { type: 'array', items };
    const data = schemaDataOf({ Case: { properties: { all: referenceTo('List') } }, List: list });
    expect(data.fields?.[0]).toMatchObject({
      type: ['array of array (', { label: 'List' }, ')'],
      html: '<p>Each item: Inner.</p>',
    });
  });

  test('end for a union that contains itself with more said of it', () => {
    const itself: Json = { allOf: [referenceTo('Case')], enum: ['a'] };
    expect(schemaDataOf({ Case: { oneOf: [itself, { type: 'integer' }] } }).type).toEqual([
      'string or integer or integer',
    ]);
  });

  const person = {
    properties: {
      name: {},
      id: { readOnly: true },
      secret: { writeOnly: true },
      email: { $ref: '#/components/schemas/Email' },
    },
    required: ['email'],
  };

  test.each([
    { role: 'request', want: ['request.email', 'request.name', 'request.secret'] },
    { role: 'response', want: ['response.id', 'response.email', 'response.name'] },
    { role: 'object', want: ['id', 'email', 'name', 'secret'] },
  ] as const)('of a $role: id first, then required ones', ({ role, want }) => {
    expect(idsOf(schemaDataOf({ Case: person, Email: { type: 'string' } }, role))).toEqual(want);
  });

  test('of bases are merged into one list', () => {
    const data = schemaDataOf(
      {
        Case: { allOf: [referenceTo('Base')], required: ['name'], properties: { extra: {} } },
        Base: { properties: { id: { readOnly: true }, name: { type: 'string' } } },
      },
      'object',
    );
    expect(data.fields?.map(({ name, required, readOnly }) => [name, required, readOnly])).toEqual([
      ['id', undefined, true],
      ['name', true, undefined],
      ['extra', undefined, undefined],
    ]);
  });

  test('have permanent anchors through arrays, maps, tuples and branches', () => {
    const data = schemaDataOf({
      Case: {
        properties: {
          items: { type: 'array', items: { type: 'array', items: { properties: { 'unit price': {} } } } },
          names: { type: 'object', additionalProperties: { properties: { first: {} } } },
          pair: { type: 'array', prefixItems: [{ type: 'string' }, {}], items: { type: 'integer' } },
          customer: {
            oneOf: [
              referenceTo('Contact'),
              { title: 'New one', properties: { a: {} } },
              { properties: { b: {} } },
            ],
          },
        },
        patternProperties: { '^x-': {} },
      },
      Contact: { properties: { id: {} } },
    });
    expect(idsOf(data)).toEqual([
      'request.items',
      'request.items.unit_price',
      'request.names',
      'request.names.*',
      'request.names.*.first',
      'request.pair',
      'request.pair.1',
      'request.pair.2',
      'request.pair.*',
      'request.customer',
      'request.customer:Contact.id',
      'request.customer:new-one.a',
      'request.customer:3.b',
      'request.pattern-1',
    ]);
  });

  test('of the same anchor are numbered', () => {
    const data = schemaDataOf({ Case: { properties: { 'a b': {}, 'a/b': {}, a_b: {} } } });
    expect(idsOf(data)).toEqual(['request.a_b', 'request.a_b-2', 'request.a_b-3']);
  });

  test('that extend a field of a base keep what both say', () => {
    const data = schemaDataOf({
      Case: {
        allOf: [referenceTo('Event')],
        properties: { data: { properties: { object: referenceTo('Invoice') } } },
      },
      Event: {
        properties: {
          data: {
            type: 'object',
            description: 'Wrapper.',
            required: ['object'],
            properties: { object: { type: 'object' } },
          },
        },
      },
      Invoice: { properties: { total: { type: 'integer' } } },
    });
    expect(data.fields).toMatchObject([
      {
        name: 'data',
        html: '<p>Wrapper.</p>',
        fields: [
          { name: 'object', required: true, type: [{ label: 'Invoice' }], fields: [{ name: 'total' }] },
        ],
      },
    ]);
  });

  test.each<{ given: Json[]; want: string[] }>([
    { given: ['a', 'b'], want: ['a', 'b'] },
    { given: [1, 2], want: ['1', '2'] },
    { given: ['1', 1, 'true', true], want: ['"1"', '1', '"true"', 'true'] },
    { given: ['null', null, 'a'], want: ['"null"', '"a"'] },
    { given: ['2', 2.5], want: ['"2"', '2.5'] },
  ])('tell the strings of $given from its other values', ({ given, want }) => {
    const { fields = [] } = schemaDataOf({ Case: { properties: { code: { enum: given } } } });
    expect(fields[0]?.enum?.map(({ value }) => value)).toEqual(want);
  });

  test('need no quotes where the type says that all of them are strings', () => {
    const code = { type: 'string', enum: ['true', 'false'] };
    const { fields = [] } = schemaDataOf({ Case: { properties: { code } } });
    expect(fields[0]?.enum?.map(({ value }) => value)).toEqual(['true', 'false']);
  });

  test('show the one value of a const with its meaning', () => {
    const event = { const: 'b', enum: ['a', 'b'], 'x-enumDescriptions': { b: 'It is b.' } };
    const data = schemaDataOf({ Case: { properties: { event } } });
    expect(data.fields).toMatchObject([{ const: '"b"', enum: [{ value: 'b', html: '<p>It is b.</p>' }] }]);
  });
});

describe('branches', holds('reference.branches'), () => {
  test.each<{ title: string; given: { [keyword: string]: Json }; want: Json }>([
    {
      title: 'fields that are required in turn',
      given: { anyOf: [{ required: ['total_amount'] }, { required: ['unit_price'] }] },
      want: [
        {
          label: 'At least one of',
          branches: [
            { label: 'with total_amount', required: ['total_amount'] },
            { label: 'with unit_price', required: ['unit_price'] },
          ],
        },
      ],
    },
    {
      title: 'conditions',
      given: {
        if: { required: ['kind'], properties: { kind: { const: 'amount_off' } } },
        then: { required: ['amount_off', 'currency'] },
        else: { properties: { percent_off: { type: 'number' } }, required: ['percent_off'] },
      },
      want: [
        {
          label: 'If kind is amount_off, then',
          branches: [{ label: 'with amount_off and currency', required: ['amount_off', 'currency'] }],
        },
        {
          label: 'Otherwise',
          branches: [
            {
              label: 'object',
              fields: [
                { id: 'request:else.percent_off', name: 'percent_off', required: true, type: ['number'] },
              ],
            },
          ],
        },
      ],
    },
    {
      title: 'what an array has to contain, at each level',
      given: {
        type: 'array',
        contains: { properties: { weight: { minimum: 20 } } },
        minContains: 2,
        maxContains: 3,
        items: {
          type: 'array',
          contains: { const: 'total', description: 'A sum.' },
          minContains: 0,
          items: { type: 'string' },
        },
      },
      want: [
        {
          label: 'Contains 2 to 3 of',
          branches: [
            {
              label: 'object',
              fields: [
                { id: 'request:contains.weight', name: 'weight', type: ['any'], limits: ['at least 20'] },
              ],
            },
          ],
        },
        {
          label: 'May contain',
          branches: [{ label: 'string', html: '<p>A sum.</p>\n<p><code>total</code></p>' }],
        },
      ],
    },
    {
      title: 'one element that an array has to contain, whatever the others are',
      given: { contains: { type: 'string', description: 'A word.' } },
      want: [{ label: 'Contains at least 1 of', branches: [{ label: 'string', html: '<p>A word.</p>' }] }],
    },
    {
      title: 'the content of a string',
      given: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: { title: 'Letter', properties: { greeting: {} } },
      },
      want: [
        {
          label: 'The text holds',
          branches: [
            {
              label: 'Letter',
              fields: [{ id: 'request:content.greeting', name: 'greeting', type: ['any'] }],
            },
          ],
        },
      ],
    },
    {
      title: 'default and examples of an alternative',
      given: {
        oneOf: [{ type: 'string', title: 'In words', default: 'never', examples: ['often', { times: 3 }] }],
      },
      want: [
        {
          label: 'Exactly one of',
          branches: [
            {
              label: 'In words',
              type: ['string'],
              html: '<p>Default: <code>&quot;never&quot;</code> · Example: <code>&quot;often&quot;</code> · Example: <code>{&quot;times&quot;:3}</code></p>',
            },
          ],
        },
      ],
    },
    {
      title: 'fields that depend on each other',
      given: { dependentRequired: { proof: ['country'] } },
      want: [
        { label: 'If proof is sent, then', branches: [{ label: 'with country', required: ['country'] }] },
      ],
    },
    {
      title: 'what else holds for the whole where a field is sent',
      given: {
        properties: { kind: { type: 'string' } },
        dependentSchemas: {
          proof: {
            description: 'Proved.',
            properties: { by: {}, kind: { type: 'string' } },
            required: ['by', 'kind'],
          },
        },
      },
      want: [
        {
          label: 'If proof is sent, then',
          branches: [
            {
              label: 'object',
              html: '<p>Proved.</p>',
              required: ['kind'],
              fields: [{ id: 'request:with-proof.by', name: 'by', required: true, type: ['any'] }],
            },
          ],
        },
      ],
    },
    {
      title: 'forbidden fields',
      given: { not: { required: ['id'], description: 'Never.' } },
      want: [{ label: 'Not allowed', branches: [{ label: 'id', html: '<p>Never.</p>' }] }],
    },
    {
      title: 'fields that are forbidden together',
      given: { not: { required: ['a', 'b'] } },
      want: [{ label: 'Not allowed', branches: [{ label: 'a together with b' }] }],
    },
    {
      title: 'conditions that null does not fill, as members that are required',
      given: {
        properties: { kind: { type: 'string' }, rate: { type: ['number', 'null'] } },
        allOf: [
          {
            if: { required: ['kind'], properties: { kind: { const: 'share' } } },
            then: { required: ['rate'], properties: { rate: { type: 'number' } } },
          },
          {
            if: { required: ['rate'], properties: { rate: { type: 'number' } } },
            then: { required: ['kind'], properties: { kind: { type: 'string' } } },
          },
        ],
      },
      want: [
        { label: 'If kind is share, then', branches: [{ label: 'with rate', required: ['rate'] }] },
        { label: 'If rate is sent, then', branches: [{ label: 'with kind', required: ['kind'] }] },
      ],
    },
    {
      title: 'forbidden values',
      given: { not: { type: 'string', enum: ['a', 'b'] } },
      want: [
        {
          label: 'Must not be',
          branches: [{ label: 'string', html: '<p><code>a</code>, <code>b</code></p>' }],
        },
      ],
    },
    {
      title: 'a discriminator',
      given: {
        oneOf: [referenceTo('Card'), referenceTo('Cash')],
        discriminator: { propertyName: 'kind', mapping: { card: '#/components/schemas/Card' } },
      },
      want: [
        {
          label: 'Exactly one of, told apart by kind',
          branches: [
            {
              label: 'card',
              href: '/api/objects/card/',
              values: { kind: ['card'] },
              fields: [{ id: 'request:Card.number', name: 'number', type: ['any'] }],
            },
            { label: 'Cash', href: '/api/objects/cash/', values: { kind: ['Cash'] } },
          ],
        },
      ],
    },
    {
      title: 'a discriminator with an alternative for all other values',
      given: {
        oneOf: [referenceTo('Card'), referenceTo('Cash')],
        discriminator: {
          propertyName: 'kind',
          mapping: { card: 'Card', cash: 'Cash' },
          defaultMapping: 'Cash',
        },
      },
      want: [
        {
          label: 'Exactly one of, told apart by kind',
          branches: [
            {
              label: 'card',
              href: '/api/objects/card/',
              values: { kind: ['card'] },
              fields: [{ id: 'request:Card.number', name: 'number', type: ['any'] }],
            },
            {
              label: 'cash or any other value or no value',
              href: '/api/objects/cash/',
              values: { kind: ['cash'] },
            },
          ],
        },
      ],
    },
    {
      title: 'the values of a property that tells alternatives apart without a discriminator',
      given: {
        anyOf: [
          { title: 'card', properties: { same: { const: 1 }, kind: { const: 'card' } } },
          {
            title: 'In hand',
            allOf: [{ properties: { same: { const: 1 } } }, { properties: { kind: { enum: ['cash'] } } }],
          },
          { type: 'null' },
        ],
      },
      want: [
        {
          label: 'At least one of, told apart by kind',
          branches: [
            {
              label: 'card',
              values: { same: [1], kind: ['card'] },
              fields: [
                { id: 'request:card.same', name: 'same', type: ['number'], const: '1' },
                { id: 'request:card.kind', name: 'kind', type: ['string'], const: '"card"' },
              ],
            },
            {
              label: 'cash: In hand',
              values: { same: [1], kind: ['cash'] },
              fields: [
                { id: 'request:in-hand.same', name: 'same', type: ['number'], const: '1' },
                { id: 'request:in-hand.kind', name: 'kind', type: ['string'], enum: [{ value: 'cash' }] },
              ],
            },
            { label: 'null' },
          ],
        },
      ],
    },
    {
      title: 'scalars that say more than their type',
      given: { oneOf: [{ type: 'string', maxLength: 3 }, { type: 'integer' }] },
      want: [
        {
          label: 'Exactly one of',
          branches: [{ label: 'string', html: '<p>at most 3 characters</p>' }, { label: 'integer' }],
        },
      ],
    },
    {
      title: 'values with the type and the format that the schema around them has',
      given: {
        type: 'integer',
        format: 'int32',
        oneOf: [
          { title: 'Join', const: 1 },
          { title: 'Watch', const: 2, format: 'int64' },
          referenceTo('Word'),
        ],
      },
      want: [
        {
          label: 'Exactly one of',
          branches: [
            { label: 'Join', type: ['integer int32'], html: '<p><code>1</code></p>' },
            { label: 'Watch', type: ['integer int64'], html: '<p><code>2</code></p>' },
            { label: 'Word', href: '/api/objects/word/', type: ['string'], html: '<p><code>a</code></p>' },
          ],
        },
      ],
    },
    {
      title: 'what each alternative asks for, once',
      given: {
        properties: { a: {}, b: {} },
        anyOf: [{ required: ['a'], title: 'By a' }, referenceTo('Asked')],
      },
      want: [
        {
          label: 'At least one of',
          branches: [
            { label: 'By a', required: ['a'] },
            { label: 'Asked', href: '/api/objects/asked/', required: ['b'] },
          ],
        },
      ],
    },
    {
      title: 'members of which one is needed, with what each has to be',
      given: {
        anyOf: [
          { type: 'object', required: ['a'], properties: { a: { type: 'number' } } },
          { type: 'object', required: ['b'], properties: { b: { type: 'number' } } },
        ],
      },
      want: [
        {
          label: 'Send a or b',
          branches: [
            { label: 'with a', fields: [{ id: 'request:1.a', name: 'a', required: true, type: ['number'] }] },
            { label: 'with b', fields: [{ id: 'request:2.b', name: 'b', required: true, type: ['number'] }] },
          ],
        },
      ],
    },
    {
      title: 'no scalars that only are types',
      given: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
      want: null,
    },
  ])('print $title', ({ given, want }) => {
    const schemas = {
      Case: given,
      Card: { properties: { number: {} } },
      Cash: { type: 'object' },
      Word: { const: 'a' },
      Asked: { required: ['b'] },
    };
    expect(schemaDataOf(schemas).branches ?? null).toEqual(want);
  });

  test.each<{ title: string; branch: Json; schemas?: Record<string, Json>; mapping?: Json; want: Json }>([
    {
      title: 'the constant of a property that is a reference',
      branch: referenceTo('Card'),
      schemas: { Card: { properties: { kind: referenceTo('Kind') } }, Kind: { const: 'card' } },
      want: ['card'],
    },
    {
      title: 'the constant behind a reference to a reference',
      branch: referenceTo('Alias'),
      schemas: { Alias: referenceTo('Card'), Card: { properties: { kind: { enum: ['card'] } } } },
      want: ['card'],
    },
    {
      title: 'what a mapping says of the component behind a reference',
      branch: referenceTo('Alias'),
      schemas: { Alias: referenceTo('Card') },
      mapping: { card: 'Card' },
      want: ['card'],
    },
    {
      title: 'what a mapping says of another name of the component',
      branch: referenceTo('Card'),
      schemas: { Alias: referenceTo('Card') },
      mapping: { card: 'Alias' },
      want: ['card'],
    },
    {
      title: 'the value that a mapping gives its own name rather than another',
      branch: referenceTo('Alias'),
      schemas: { Alias: referenceTo('Card') },
      mapping: { card: 'Card', alias: 'Alias' },
      want: ['alias'],
    },
    {
      title: 'the value that a mapping gives a component with a description next to it',
      branch: { allOf: [referenceTo('Card')], description: 'Paid by card.' },
      mapping: { card: 'Card' },
      want: ['card'],
    },
    {
      title: 'nothing that a mapping says of a component that it extends',
      branch: { allOf: [referenceTo('Card'), { properties: { more: {} } }] },
      mapping: { card: 'Card' },
      want: null,
    },
    {
      title: 'the values of its alternatives',
      branch: referenceTo('Either'),
      schemas: {
        Either: { oneOf: [referenceTo('Card'), { properties: { kind: { const: 'coin' } } }] },
        Card: { properties: { kind: { const: 'card' } } },
      },
      want: ['card', 'coin'],
    },
    {
      title: 'its name where its alternatives lead back to it',
      branch: referenceTo('Either'),
      schemas: { Either: { oneOf: [referenceTo('Either'), { type: 'object' }] } },
      want: ['Either'],
    },
  ])('are chosen by $title', ({ branch, schemas = {}, mapping = {}, want }) => {
    const [group] = schemaDataOf({
      Case: {
        oneOf: [branch, { type: 'object' }],
        discriminator: { propertyName: 'kind', mapping },
      },
      Card: { properties: { number: {} } },
      ...schemas,
    }).branches!;
    expect(group?.branches[0]?.values?.kind ?? null).toEqual(want);
  });

  test('are found among unions of each other without going every way through them', () => {
    const names = Array.from({ length: 40 }, (_, index) => `Union${index}`);
    const unions = names.map((name) => ({
      oneOf: names.filter((other) => other !== name).map(referenceTo),
      discriminator: { propertyName: 'kind' },
    }));
    const [first, , ...others] = names;
    const entries = names.map((name, index) => [name, unions[index]!] as const);
    const [group] = schemaDataOf({ Case: unions[0]!, ...Object.fromEntries(entries) }).branches!;
    expect(group?.branches[0]?.values?.kind).toEqual([first, ...others]);
  });

  test('of values leave the type that all of them have, with its format', () => {
    const kind: Json = {
      type: 'integer',
      format: 'int32',
      oneOf: [{ const: 1 }, { title: 'Watch', const: 2 }],
    };
    const properties = { kind, other: referenceTo('Kind'), all: { type: 'array', items: kind } };
    const [one, other, all] = schemaDataOf({ Case: { properties }, Kind: kind }).fields!;
    expect(one?.type).toEqual(['integer int32']);
    expect(other?.type).toEqual(['integer int32 (', { label: 'Kind', href: '/api/objects/kind/' }, ')']);
    expect(all?.type).toEqual(['array of integer int32']);
  });

  test.each<{ title: string; others: Json[] }>([
    { title: 'the same value', others: [{ properties: { kind: { const: 'card' } } }] },
    { title: 'none', others: [{ properties: { kind: { const: 'cash' } } }, { properties: { kind: {} } }] },
  ])('are not told apart by a property that has $title in one of them', ({ others }) => {
    const [group] = schemaDataOf({
      Case: { oneOf: [{ properties: { kind: { const: 'card' } } }, ...others] },
    }).branches!;
    expect(group).toMatchObject({
      label: 'Exactly one of',
      branches: [{ label: 'alternative 1' }, ...others.map(() => ({}))],
    });
  });

  test('of bases come before those of the schema itself', () => {
    const group = (name: string) => ({ oneOf: [{ required: [name] }] });
    const data = schemaDataOf({ Case: { allOf: [group('a'), group('b')] } });
    expect(data.branches?.flatMap(({ branches }) => branches.map(({ label }) => label))).toEqual([
      'with a',
      'with b',
    ]);
  });
});

describe('cycles and size', () => {
  const matching = (part: object): unknown => expect.objectContaining(part);
  const everythingIn = (...names: string[]) => ({
    label: 'Everything in',
    branches: names.map((name) => ({ label: name, href: `/api/objects/${name.toLowerCase()}/` })),
  });

  test('a cycle ends in a link to the object', () => {
    const node = {
      properties: {
        value: {},
        next: referenceTo('Node'),
        all: { type: 'array', items: referenceTo('Node') },
      },
    };
    const data = schemaDataOf({ Case: { properties: { root: referenceTo('Node') } }, Node: node });
    const more = { label: 'Node', href: '/api/objects/node/' };
    expect(data.fields?.[0]?.fields).toMatchObject([
      { name: 'value' },
      { name: 'next', more },
      { name: 'all', more },
    ]);
    expect(idsOf(data)).toHaveLength(4);
  });

  function mutuallyRecursive(count: number): Record<string, Json> {
    return Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        index === 0 ? 'Case' : `S${index}`,
        {
          properties: Object.fromEntries(
            Array.from({ length: 10 }, (_unused, step) => {
              const target = (index * 10 + step + 1) % count;
              return [`p${step}`, referenceTo(target === 0 ? 'Case' : `S${target}`)];
            }),
          ),
        },
      ]),
    );
  }

  test('500 schemas that contain each other take a bounded page each', () => {
    const data = schemaDataOf(mutuallyRecursive(500));
    expect(idsOf(data).length).toBeGreaterThan(100);
    expect(idsOf(data).length).toBeLessThan(200);
  });

  test('cuts off the deepest fields', () => {
    const data = schemaDataOf(mutuallyRecursive(500));
    expect(data.fields).toHaveLength(10);
    expect(data.fields?.every(({ fields }) => fields?.length === 10)).toBe(true);
    expect(data.fields?.[9]?.fields?.[9]?.more?.href).toMatch(/^\/api\/objects\/s\d+\/$/);
  });

  test('never cuts off fields that are not references', () => {
    const properties = Object.fromEntries(
      Array.from({ length: 700 }, (_, index) => [`p${index}`, { properties: { a: {} } }]),
    );
    expect(idsOf(schemaDataOf({ Case: { properties } }))).toHaveLength(1400);
  });

  const nameOf = (index: number) => (index === 0 ? 'Case' : `S${index}`);
  const chain = (count: number, link: (next: Json) => Json) =>
    Object.fromEntries(
      Array.from({ length: count + 1 }, (_, index) => [
        nameOf(index),
        index === count ? { type: 'string' } : link(referenceTo(nameOf(index + 1))),
      ]),
    );

  test('a cycle through a list, of which each element says more, ends in links', () => {
    const more = { properties: { list: referenceTo('List'), again: referenceTo('Case') } };
    const element = { allOf: [referenceTo('Case'), more] };
    const schemas = {
      Case: { properties: { list: referenceTo('List') } },
      List: { type: 'array', items: element },
    };
    expect(idsOf(schemaDataOf({ ...schemas, Case: referenceTo('List') }, 'response'))).toEqual([
      'response.list',
      'response.again',
    ]);
    expect(idsOf(schemaDataOf(schemas, 'object'))).toEqual(['list', 'list.list', 'list.again']);
  });

  test.each<{ title: string; given: Json; want: Partial<FieldData> }>([
    {
      title: 'its own fields',
      given: { allOf: [referenceTo('Far'), { properties: { own: { type: 'string' } } }] },
      want: { branches: [everythingIn('Far')], fields: [expect.objectContaining({ name: 'own' })] as never },
    },
    {
      title: 'its own fields, as elements of an array that may be null',
      given: {
        type: 'array',
        items: { anyOf: [{ allOf: [referenceTo('Far')], properties: { own: {} } }, { type: 'null' }] },
      },
      want: { branches: [everythingIn('Far')], fields: [expect.objectContaining({ name: 'own' })] as never },
    },
    {
      title: 'its other bases',
      given: { allOf: [referenceTo('Far'), referenceTo('Wide')] },
      want: { branches: [everythingIn('Far', 'Wide')] },
    },
    {
      title: 'its own alternatives',
      given: {
        ...referenceTo('Far'),
        oneOf: [referenceTo('Wide'), { title: 'Other', properties: { own: {} } }],
      },
      want: {
        branches: [
          everythingIn('Far'),
          expect.objectContaining({
            branches: [{ label: 'Wide' }, { label: 'Other' }].map(matching),
          }) as never,
        ],
      },
    },
    {
      title: 'what it demands',
      given: { allOf: [referenceTo('Far'), { required: ['far'] }] },
      want: {
        branches: [
          everythingIn('Far'),
          { label: 'Of its fields', branches: [{ label: 'with far', required: ['far'] }] },
        ],
      },
    },
    {
      title: 'nothing but the link for a description next to the reference',
      given: { ...referenceTo('Far'), description: 'Very far.' },
      want: { more: { label: 'Far', href: '/api/objects/far/' } },
    },
  ])('a field that is cut off keeps $title', ({ given, want }) => {
    const wide = Object.fromEntries(Array.from({ length: 170 }, (_, index) => [`f${index}`, {}]));
    const schemas = {
      Case: { properties: { wide: referenceTo('Wide'), deep: referenceTo('Deep') } },
      Deep: { properties: { cut: given } },
      Wide: { properties: wide },
      Far: { properties: { far: {} } },
    };
    const cut = schemaDataOf(schemas).fields![1]!.fields![0]!;
    const { fields, branches, more } = cut;
    expect({ fields, branches, more }).toEqual({
      fields: undefined,
      branches: undefined,
      more: undefined,
      ...want,
    });
  });

  test.each<{ title: string; schemas: Record<string, Json> }>([
    {
      title: '30 unions of each other',
      schemas: Object.fromEntries(
        Array.from({ length: 30 }, (_, index) => [
          nameOf(index),
          {
            oneOf: Array.from({ length: 30 }, (_unused, other) => referenceTo(nameOf(other))).toSpliced(
              index,
              1,
            ),
          },
        ]),
      ),
    },
    {
      title: 'a chain that doubles 30 times',
      schemas: chain(30, (next) => ({ anyOf: [next, { type: 'array', items: next }] })),
    },
    {
      title: 'a chain of bases that doubles 30 times',
      schemas: chain(30, (next) => ({ allOf: [next], oneOf: [next, { type: 'array', items: next }] })),
    },
  ])('$title end in links', ({ schemas }) => {
    const branches = JSON.stringify(schemaDataOf(schemas)).split('"label"').length;
    expect(branches).toBeGreaterThan(100);
    expect(branches).toBeLessThan(2000);
  });
});

test('a chain of bases is written out as far as fifty of them, and links the next', () => {
  const chain = Array.from({ length: 80 }, (_, index) => [
    index === 0 ? 'Case' : `Base${index}`,
    {
      allOf: [{ $ref: `#/components/schemas/Base${index + 1}` }],
      oneOf: [{ title: `Left ${index}` }, { title: `Right ${index}` }],
    },
  ]);
  const schemas = { ...Object.fromEntries(chain), Base80: { title: 'End' } } as Record<string, Json>;
  const { branches = [] } = schemaDataOf(schemas);
  expect(branches.filter(({ label }) => label === 'Exactly one of')).toHaveLength(51);
  expect(branches[0]).toEqual({
    label: 'Everything in',
    branches: [{ label: 'Base51', href: '/api/objects/base51/' }],
  });
});

describe('an object too large for the page of an event', () => {
  const wide = (inside: Json) =>
    Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`f${index}`, inside]));
  const object = (properties: Json) => ({ type: 'object', properties });
  const schemas = {
    Case: referenceTo('Payload'),
    Payload: object({
      list: { type: 'array', items: object(wide(object(wide(object({ tag: referenceTo('Tag') }))))) },
    }),
    Tag: object({ name: { type: 'string' } }),
  };

  test('links to the same fields on the page of the object, which has all of them', () => {
    const cut = schemaDataOf(schemas, 'response');
    expect(idsOf(cut)).toHaveLength(1 + 13 + 12 * 13);
    const [list] = cut.fields!;
    expect(list!.fields![12]!.more).toEqual({ label: 'Payload', href: '/api/objects/payload/#list.f12' });
    const deepest = list!.fields![2]!.fields![3]!;
    expect(deepest.more?.href).toBe('/api/objects/payload/#list.f2.f3');
    const whole = idsOf(schemaDataOf({ ...schemas, Case: schemas.Payload }, 'object'));
    expect(whole).toHaveLength(1 + 13 + 3 * 13 * 13);
    expect(whole).toEqual(expect.arrayContaining(['list.f12', 'list.f2.f3', 'list.f2.f3.tag']));
  });

  test('stays whole in a request, whose snippets name its fields', () => {
    expect(idsOf(schemaDataOf(schemas, 'request')).length).toBeGreaterThan(13 * 13 * 2);
  });
});
