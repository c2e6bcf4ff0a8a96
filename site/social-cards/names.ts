/** Name of the picture that shows a page in a link preview, in the folder of the page. */
export const CARD = 'card.png';

/** Name of the logo as phones show it among their apps. */
export const TOUCH_ICON = 'apple-touch-icon.png';

/** Size of the picture in pixels, as the services that show it ask for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
