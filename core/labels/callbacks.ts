/** Before the name of a callback. */
export const CALLBACK = 'Callback';
