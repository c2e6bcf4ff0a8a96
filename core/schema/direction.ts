/** Which way a body travels: a request holds no read-only members, a response no write-only ones. */
export type Direction = 'request' | 'response';
