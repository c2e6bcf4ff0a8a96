import { translate } from '#core/labels/translate';

/** The section that says what Run does beyond the API, and the label of the links to it. */
export const ABOUT_RUN = { id: 'about-run', title: translate('About Run') } as const;
