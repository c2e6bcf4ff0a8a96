import path from 'node:path';
import { expect, test } from 'vitest';
import { UnfilledError } from '../../../../site/errors/unfilled-error';
import { readStyles } from '../../../../site/fill/read-styles';
import { temporaryFolder } from '../../../builders/temporary-folder';

const FONT = 'x'.repeat(10_001);

/** Reads a stylesheet next to a picture and a font. */
function read(css: string) {
  const folder = temporaryFolder({ 'own.css': css, 'img/dot.svg': '<svg/>', 'text.woff2': FONT });
  return { folder, styles: () => readStyles(path.join(folder, 'own.css'), '/docs/') };
}

test('files of a stylesheet get the addresses that a bundler gives them', () => {
  const { folder, styles } = read(`a { background: url("./img/dot.svg") }
@font-face { src: url(text.woff2?#iefix) format('woff2'), url('/docs/own.woff2') }
b { background: url(https://images.example/a.png); clip-path: url(#a); mask: url(data:image/png;base64,AA==) }`);
  const { css, assets } = styles();
  const [picture, font] = assets;
  expect(picture?.address).toBe(`data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`);
  expect(font).toEqual({
    address: expect.stringMatching(/^\/docs\/assets\/fonts\/text-[0-9a-f]{32}\.woff2$/) as string,
    file: path.join(folder, 'text.woff2'),
  });
  expect(css).toBe(`a { background: url("${picture?.address}") }
@font-face { src: url("${font?.address}") format('woff2'), url('/docs/own.woff2') }
b { background: url(https://images.example/a.png); clip-path: url(#a); mask: url(data:image/png;base64,AA==) }`);
});

test.each(['@import "other.css";', 'a { background: url(gone.png) }', 'a { cursor: url(own.css) }'])(
  'a bundler reads `%s`',
  (css) => {
    expect(read(css).styles).toThrow(UnfilledError);
  },
);

test('a comment is not read', () => {
  expect(read('/* @import "other.css"; url(gone.png) */a { color: red }').styles().css).toBe(
    'a { color: red }',
  );
});
