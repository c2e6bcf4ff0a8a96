import { expect, test } from 'vitest';
import { readTakes } from '../../../../site/markdown/read-takes';

const PAGE = `# Create a star

## Path parameters

- \`id\` integer: Which one.

## Query parameters

- \`q\` string: What to look for.

## Request body

- [Old star](/api/objects/old-star/): One that was there.
  - \`name\` string: Its old name.
- [New star](/api/objects/new-star/): One that is new.
  - \`name\` string: Its new name.

    One of:
    - \`sun\`: A value.
- \`items\` array: Lines.

  One of:
  - \`large\`: A value.

## 201 Created

- \`created_at\` string: When.
`;

test('an operation takes its query parameters and the first fields of its body, each once', () => {
  expect(readTakes(PAGE)).toEqual(['q', 'name', 'items']);
});

test('a page without such sections takes nothing', () => {
  expect(readTakes('# Guide\n\n- `q` string\n')).toEqual([]);
});
