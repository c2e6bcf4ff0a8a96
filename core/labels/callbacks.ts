import { translate } from '#core/labels/translate';
/** Before the name of a callback. */
export const CALLBACK = translate('Callback');
