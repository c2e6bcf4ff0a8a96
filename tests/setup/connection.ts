/** The connection of a reader, as the browser describes it. */
export interface Connection {
  saveData: boolean;
  effectiveType: '2g' | 'slow-2g' | '4g';
}

/** With it, the site loads nothing ahead. */
export const DATA_SAVER: Connection = { saveData: true, effectiveType: '4g' };
export const SLOW: Connection = { saveData: false, effectiveType: '2g' };

/** Gives a page a connection. Runs in the page, before its scripts. */
export function setConnection(connection: Connection): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}
