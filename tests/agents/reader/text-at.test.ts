import { expect, test } from 'vitest';
import { textAt } from './text-at';

const PAGE = `# Create a star

All of it.

## Query parameters

- \`q\` string: What to look for.

## Request body

- [Old star](/api/objects/old-star/index.md): One that was there.
  - \`name\` string: Its old name.
- [New star](/api/objects/new-star/): One that is new.
  - \`name\` string: Its new name.

    One of:
    - \`items\`: A value that is called like a field.
- \`items\` array: Lines.

  Fields: below.

## 201 Created

- \`name\` string: The name it got.

## Fields inside the request

### \`items\`

- \`items.unit_price\` number: Price *per unit*.
- \`items.quantity\` integer: How many.

## 3. Check it

\`\`\`bash
# not a heading
\`\`\`

Look up.

### Deeper

Look down.

## Last
`;

test.each([
  ['query.q', 'q string: What to look for.'],
  ['request.items.unit_price', 'items.unit_price number: Price per unit.'],
  ['request:OldStar.name', 'name string: Its old name.'],
  ['request.items', 'items array: Lines. Fields: below.'],
  ['201.name', 'name string: The name it got.'],
  ['3-check-it', '# not a heading Look up. Deeper Look down.'],
])('%s is there', (anchor, text) => {
  expect(textAt(PAGE, anchor)).toBe(text);
});

test.each(['query.name', 'request.unit_price', 'request:OldStar.items', '422.name', 'check-it'])(
  '%s is not there',
  (anchor) => {
    expect(textAt(PAGE, anchor)).toBeUndefined();
  },
);

test('an anchor of an object is one of its fields', () => {
  const page = '## Fields\n\n- `auth_key` string: A secret.\n\n## Examples\n\n- `url` string: No field.\n';
  expect(textAt(page, 'auth_key')).toBe('auth_key string: A secret.');
  expect(textAt(page, 'url')).toBeUndefined();
});

test('without an anchor, the page says all of it', () => {
  expect(textAt(PAGE)).toContain('Look down.');
});
