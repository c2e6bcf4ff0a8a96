import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '../../generator/problems/format-problems';
import { findWording } from './wording/find-wording';

const files = readdirSync('openapi', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({ path: `openapi/${name}`, source: readFileSync(`openapi/${name}`, 'utf8') }));

describe('the texts of the description', () => {
  it('are worded as readers expect', () => {
    expect(files.length).toBeGreaterThan(400);
    expect(formatProblems(findWording(files), 'text')).toBe('');
  });
});

const field = (description: string) => ({
  path: 'openapi/components/schemas/Contact.yaml',
  source: `title: Contact\ndescription: A customer.\nproperties:\n  country:\n    description: ${description}\n`,
});

describe('wording', () => {
  it('names the place, the words and what to write instead', () => {
    expect(formatProblems(findWording([field('Left out, it is reckoned.')]), 'text')).toMatchInlineSnapshot(`
      "openapi/components/schemas/Contact.yaml:5:18  error  wording
        The text says "reckoned". Write calculate.
        at #/properties/country/description

      openapi/components/schemas/Contact.yaml:5:18  error  wording
        The text says "Left out". Write omit, if omitted, or defaults to.
        at #/properties/country/description
      "
    `);
  });

  it.each([
    'The answer holds the country.',
    'Leave it out to use the default.',
    'Unless you say otherwise, Germany.',
    'Anything else than a code is refused.',
    'The country of a recurring document.',
    'The specification says nothing about it.',
    'Id of a country.',
    'Simply a code.',
    'Why a call failed.',
    'Sent when a contact was created.',
    'Country of the contact.',
    "The contact's country.",
  ])('refuses %j', (text) => {
    expect(findWording([field(JSON.stringify(text))])).toHaveLength(1);
  });

  it.each(['Two-letter code.', 'ID of the contact.', 'Respond with 2xx. `ids` are integers.'])(
    'accepts %j',
    (text) => {
      expect(findWording([field(JSON.stringify(text))])).toEqual([]);
    },
  );

  it('reads summaries, notes, meanings of values and changes of versions, and leaves the values of examples alone', () => {
    const source = [
      'summary: The answer',
      'value:',
      '  notes: The answer',
      'x-notes:',
      '  - text: The answer',
      'schema:',
      '  x-enumDescriptions:',
      '    open: The answer',
      'changes:',
      '  - text: The answer',
    ].join('\n');
    const found = findWording([{ path: 'openapi/components/examples/x.yaml', source }]);
    expect(found.map(({ location }) => `${location.line}:${location.column}`)).toEqual([
      '1:10',
      '5:11',
      '8:11',
      '10:11',
    ]);
  });
});
