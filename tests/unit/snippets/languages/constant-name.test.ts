import { describe, expect, it } from 'vitest';
import { constantName, upperCase } from '../../../../generator/emit/snippets/languages/constant-name';

describe('constantName', () => {
  it.each([
    { given: 'account', want: 'account' },
    { given: 'base-path', want: 'basePath' },
    { given: 'API_KEY', want: 'apiKEY' },
    { given: 'class', want: 'serverClass' },
    { given: 'query', want: 'serverQuery' },
    { given: '2fa', want: 'server2fa' },
  ])('makes $want of $given', ({ given, want }) => expect(constantName(given)).toBe(want));
});

describe('upperCase', () => {
  it.each([
    { given: 'apiKey', want: 'API_KEY' },
    { given: 'account', want: 'ACCOUNT' },
    { given: 'accessToken2', want: 'ACCESS_TOKEN2' },
  ])('makes $want of $given', ({ given, want }) => expect(upperCase(given)).toBe(want));
});
