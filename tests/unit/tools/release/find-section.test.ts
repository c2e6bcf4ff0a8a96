import { expect, test } from 'vitest';
import { findSection } from '../../../../tools/release/find-section';

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- New.

## [1.10.0] - 2026-11-01

### Fixed

- Ten, of which
  two lines are one.
- Another.

## [1.1.0] - 2026-10-01

- One.
`;

test.each([
  { version: '1.10.0', want: '### Fixed\n\n- Ten, of which two lines are one.\n- Another.' },
  { version: '1.1.0', want: '- One.' },
  { version: '2.0.0', want: undefined },
])('the section of $version', ({ version, want }) => {
  expect(findSection(CHANGELOG, version)).toBe(want);
});
