import { describeRule } from '../../../builders/describe-rule';
import { pathText } from '../../../builders/description-text';
import { withRoot } from '../../../builders/rule-descriptions';

describeRule('known-tag-groups', {
  fires: [
    {
      title: 'a tag of a group that is not declared',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}tags: [{name: Coupons}]\nx-tagGroups: [{name: Sales, tags: [Coupon]}]\n`,
      at: 'x-tagGroups/0/tags/0',
      want: 'The entry document declares no tag `Coupon`. Did you mean `Coupons`?',
    },
    {
      title: 'a tag that is in two groups',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}tags: [{name: A}]\nx-tagGroups: [{name: One, tags: [A]}, {name: Two, tags: [A]}]\n`,
      at: 'x-tagGroups/1/tags/0',
      want: 'The tag `A` is in two groups. Keep it in one of them.',
    },
    {
      title: 'a group of tags without a name',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}x-tagGroups: [{tags: []}]\n`,
      at: 'x-tagGroups/0',
      want: 'The group of tags has no name. Add `name`.',
    },
  ],
  silent: [withRoot('tags: [{name: A}]\nx-tagGroups: [{name: One, tags: [A]}]\n')],
});
