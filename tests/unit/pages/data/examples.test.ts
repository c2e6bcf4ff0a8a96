import { expect, test } from 'vitest';
import type { Json } from '#core/json/json';
import { createClaimId } from '../../../../generator/model/addresses/anchors';
import { buildExamplesData } from '../../../../generator/emit/pages/data/examples';
import { contextOf } from '../../../builders/pages';

test.each<{ mediaType: string; value: Json; isSample: boolean; want: string | undefined }>([
  { mediaType: 'application/json', value: [true], isSample: true, want: '[\n  true\n]' },
  { mediaType: 'application/xml', value: [true], isSample: true, want: undefined },
  { mediaType: 'application/xml', value: [true], isSample: false, want: '[\n  true\n]' },
  { mediaType: 'text/plain', value: 'text', isSample: true, want: 'text' },
  { mediaType: 'image/*', value: '<binary>', isSample: true, want: undefined },
  { mediaType: 'image/png', value: 'a picture', isSample: false, want: 'a picture' },
  { mediaType: '*/*', value: [true], isSample: true, want: '[\n  true\n]' },
])('$value in $mediaType, a sample: $isSample', ({ mediaType, value, isSample, want }) => {
  const location = { prefix: '200', claimId: createClaimId() };
  const [shown] =
    buildExamplesData(
      { mediaType, examples: [{ name: 'default', value, isSample }] },
      location,
      contextOf({}),
    ) ?? [];
  expect(shown?.code).toBe(want);
});
