/** The most characters of a name in code that stays on one line (`css/prose.css`). */
export const MAX_SHORT_CODE = 24;
