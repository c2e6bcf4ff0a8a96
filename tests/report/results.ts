/** Where the tests leave what they counted. */
export const RESULTS = 'test-results';
