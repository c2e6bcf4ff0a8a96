import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pitch } from '../../../../../site/plugins/reference-docs/read-when-rendered.cjs';
import { temporaryFolder } from '../../../../builders/temporary-folder';

test('the data of a page is read each time that the page asks for it', () => {
  const folder = temporaryFolder({ "it's.json": '{"id":"one"}' });
  const file = join(folder, "it's.json");
  writeFileSync(join(folder, 'module.cjs'), pitch.call({ resourcePath: file }));
  const module = createRequire(file)('./module.cjs') as { default: unknown };
  expect(module.default).toEqual({ id: 'one' });
  writeFileSync(file, '{"id":"two"}');
  expect(module.default).toEqual({ id: 'two' });
});
