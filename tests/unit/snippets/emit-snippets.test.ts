import { describe, expect, it } from 'vitest';
import { emitSnippets } from '../../../generator/emit/snippets/emit-snippets';
import type { RequestSnippets } from '../../../generator/emit/snippets/operation-snippets';

const request = (name: string): RequestSnippets => ({
  name,
  readerValues: [],
  snippets: [
    {
      language: 'curl',
      label: 'curl',
      grammar: 'bash',
      code: ['curl ', { text: name, mark: { kind: 'reader-value', name: 'x' } }, '\n'],
    },
    { language: 'typescript', label: 'TypeScript', grammar: 'typescript', code: [`await ${name};\n`] },
  ],
});

describe('emitSnippets', () => {
  it('writes the codes of a request by language, in one file per request', () => {
    const files = emitSnippets([
      { operationId: 'listThings', requests: [request('default'), request('by-name')] },
    ]);
    expect(files).toEqual([
      {
        path: 'snippets/listThings.json',
        content: '{\n  "curl": "curl default\\n",\n  "typescript": "await default;\\n"\n}\n',
      },
      {
        path: 'snippets/listThings.by-name.json',
        content: '{\n  "curl": "curl by-name\\n",\n  "typescript": "await by-name;\\n"\n}\n',
      },
    ]);
  });

  it('keeps file names apart and harmless, whatever an example is called', () => {
    const names = ['default', '../etc/passwd', 'A sale', 'a-sale', 'a_sale', '売上', '返金'];
    const paths = emitSnippets([{ operationId: 'x', requests: names.map(request) }]).map(({ path }) => path);
    expect(new Set(paths).size).toBe(names.length);
    for (const path of paths) expect(path).toMatch(/^snippets\/x(\.[a-z0-9-]+)?\.json$/);
  });
});
