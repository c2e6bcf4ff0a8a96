import { expect, test } from 'vitest';
import type { ApiModel } from '../../../../generator/model/api/api-model';
import { tagGroupsOf } from '../../../../generator/emit/pages/sidebar/tag-groups';

test('a tag that two groups name is in the first one, and has one entry in the sidebar', () => {
  const tagGroups = [
    { name: 'Plan', tags: ['Trips', 'Stations'] },
    { tags: ['Nobody'] },
    { name: 'Pay', tags: ['Stations', 'Payments'] },
  ];
  expect(tagGroupsOf({ extensions: { tagGroups } } as unknown as ApiModel)).toEqual([
    { name: 'Plan', tags: ['Trips', 'Stations'] },
    { name: 'Pay', tags: ['Payments'] },
  ]);
});
