/** The direction of a body: requests omit read-only members, responses write-only ones. */
export type Direction = 'request' | 'response';
