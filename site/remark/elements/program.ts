import type { Code } from 'mdast';
import type { BlockElement } from '../element';
import { requireEntry } from '../require-entry';
import { codeBlock } from '../nodes';
import type { Program } from '../sources';
import { codeTabs } from './code-tabs';

/**
 * `<Program of="webhooks/receiver" />`: the file `docs/_code/webhooks/receiver.*`, in each language that it is written in. A test
 * runs the same file.
 */
export const program: BlockElement = {
  kind: 'block',
  attributes: { of: true },
  render({ of = '' }, { programs, languages }) {
    const files = requireEntry(programs, of, 'program');
    const [first] = files;
    if (files.length === 1 && first) return [titled(first)];
    return [
      codeTabs(
        files.map((file) => ({
          value: file.language,
          label: languages[file.language] ?? file.language,
          title: file.name,
          block: { ...codeBlock(file.grammar, file.code), data: { hProperties: { isBare: true } } },
        })),
      ),
    ];
  },
};

function titled({ grammar, name, code }: Program): Code {
  return { ...codeBlock(grammar, code), meta: `title="${name}"` };
}
