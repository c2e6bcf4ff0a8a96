import path from 'node:path';
import { expect, test } from 'vitest';
import { doc } from '../../builders/description';
import { temporaryFolder } from '../../builders/temporary-folder';
import { readVersions } from '../../../generator/read/overlays/read-versions';
import { formatProblems } from '../../../generator/problems/format-problems';
import { relativePath } from '../../../generator/problems/relative-path';

const CURRENT = doc({
  info: { title: 'Things', version: '20241028' },
  paths: { '/things': { get: { responses: { '200': { $ref: '#/components/responses/All' } } }, post: {} } },
  components: { responses: { All: { description: 'All.' } } },
  'x-api-versions': ['20241028', '20240705', '20231201'].map((version) => ({ version })),
});

function overlay(version: string, actions: string, base = ''): string {
  return `overlay: 1.1.0
info: { title: Case, version: 1.0.0 }
${base}actions:
  - { target: $.info, update: { version: '${version}' } }
${actions}`;
}

function read(files: Record<string, string>) {
  const folder = temporaryFolder(files);
  const { versions, problems, inputs } = readVersions(path.join(folder, 'openapi.yaml'), CURRENT);
  const printed = formatProblems(problems, 'text').replaceAll(`${relativePath(folder)}/versions/`, '');
  return { versions, printed, inputs: inputs.map((file) => path.relative(folder, file)) };
}

test('a description without overlays has one version', () => {
  expect(read({})).toEqual({ versions: [], printed: '', inputs: ['versions'] });
});

test('an older version extends a newer one, and the newest comes first', () => {
  const { versions, printed, inputs } = read({
    'openapi.yaml': '',
    'versions/20231201.yaml': overlay(
      '20231201',
      '  - { target: "$.paths[\'/things\'].post", remove: true }\n',
      'extends: 20240705.yaml\n',
    ),
    'versions/20240705.yaml': overlay(
      '20240705',
      '  - { target: $, update: { x-seen: true } }\n',
      'extends: ../openapi.yaml\n',
    ),
    'versions/README.md': 'Not an overlay.',
  });
  expect(printed).toBe('');
  expect(inputs).toEqual(['versions', 'versions/20240705.yaml', 'versions/20231201.yaml']);
  expect(versions.map(({ version }) => version)).toEqual(['20240705', '20231201']);
  expect(versions.map(({ bundle }) => bundle['x-seen'])).toEqual([true, true]);
  expect(versions.map(({ bundle }) => Object.keys(bundle.paths?.['/things'] ?? {}))).toEqual([
    ['get', 'post'],
    ['get'],
  ]);
});

test('every mistake is named with its location', () => {
  const { versions, printed } = read({
    'openapi.yaml': '',
    'versions/20231201.yaml': overlay('20240705', ''),
    'versions/20240705.yaml': 'openapi: 3.1.0\n',
    'versions/20210701.yaml': overlay('20210701', ''),
    'versions/a.yaml': overlay('a', '', 'extends: b.yaml\n'),
    'versions/b.yaml': overlay('b', '', 'extends: a.yaml\n'),
    'versions/c.yaml': overlay('c', '', 'extends: https://other.example/openapi.yaml\n'),
    'versions/d.yaml': overlay(
      '20231201',
      '  - { target: $.components.responses.All, remove: true }\n  - { target: $.gone, remove: true }\n',
    ),
    'versions/e.yaml': overlay(
      'e',
      "  - { target: '$.paths[', remove: true }\n  - { target: $, updates: {} }\n",
    ),
    'versions/f.yaml': overlay(
      '20240705',
      '  - { target: $.components.responses.All, remove: true }\n',
    ).replace('20240705', 'f'),
    'versions/g.yaml': 'overlay: 2.0.0\n',
    'versions/h.yaml': 'overlay: 1.0.0\nactions: []\n',
    'versions/i.yaml': 'overlay: [\n',
  });
  expect(versions).toEqual([]);
  expect(printed).toMatchInlineSnapshot(`
    "20210701.yaml:3:1  error  version-overlay
      The version 20210701 is not listed in \`x-api-versions\` of the description. Add it there, or name the file after one of 20241028, 20240705, 20231201.
      at #/actions

    20231201.yaml:3:1  error  version-overlay
      With this overlay, \`info.version\` is 20240705, and its file is called 20231201. Add an action with the target \`$.info\` and the update \`version: '20231201'\`.
      at #/actions

    20240705.yaml:1:1  error  version-overlay
      The file is not an OpenAPI Overlay: it has no member \`overlay\`. Write \`overlay: 1.1.0\`, and \`info\` and \`actions\` below it.

    a.yaml:3:1  error  version-overlay
      The overlays extend one another: b.yaml → a.yaml → b.yaml. Write the path of the description, or of the overlay of the next later version.
      at #/extends

    c.yaml:3:1  error  version-overlay
      \`https://other.example/openapi.yaml\` is neither the description nor an overlay next to this one. Write the path of the description, or of the overlay of the next later version.
      at #/extends

    d.yaml:6:7  error  version-overlay
      The target \`$.gone\` selects nothing. The nearest part that exists is \`$\`, with \`openapi\`, \`info\`, \`paths\`, \`components\` and others: write a part of it, or take the action out.
      at #/actions/2/target

    e.yaml:5:7  error  version-overlay
      The target \`$.paths[\` is not a JSONPath: character 9 is not expected. Write a JSONPath such as \`$.paths['/things'].get\`.
      at #/actions/1/target

    e.yaml:6:5  error  version-overlay
      The action changes nothing. Write one of \`update\`, \`copy\` (a JSONPath) and \`remove: true\`.
      at #/actions/2

    e.yaml:6:18  error  version-overlay
      Unknown member \`updates\`. Write one of \`target\`, \`description\`, \`update\`, \`remove\`, \`copy\`, or take it out.
      at #/actions/2/updates

    f.yaml:3:1  error  version-overlay
      The version f is not listed in \`x-api-versions\` of the description. Add it there, or name the file after one of 20241028, 20240705, 20231201.
      at #/actions

    f.yaml:3:1  error  version-overlay
      With this overlay, the reference \`#/components/responses/All\` is broken. Remove what refers to it too, or keep it.
      at #/actions

    g.yaml:1:1  error  version-overlay
      Version 2.0.0 of OpenAPI Overlay is not known. Write \`overlay: 1.1.0\` or \`overlay: 1.0.0\`.
      at #/overlay

    h.yaml:1:1  error  version-overlay
      The info of the overlay has no \`title\` and no \`version\`. Write \`title\` and \`version\` as strings.
      at #/info

    h.yaml:2:1  error  version-overlay
      The overlay has no actions. Write a list with at least one action.
      at #/actions

    i.yaml:2:1  error  version-overlay
      The file cannot be read as YAML: Flow sequence in block collection must be sufficiently indented and end with a ]. Correct the indentation, quotes or brackets here or just before.
    "
  `);
});
