import { translate } from '#core/labels/translate';
/** Before a request of the examples, in its language. */
export const REQUEST_OF = translate('Request in');

/** Before a response of the examples, with its status. */
export const RESPONSE_TO = translate('Response');

/** Headings of the examples in the Markdown of a page. */
export const EXAMPLE_HEADINGS = { first: translate('Example'), others: translate('More examples') } as const;

/** Before the languages that the Markdown of a page leaves out. */
export const OTHER_LANGUAGES = translate('The HTML page at this address also has each request in');
