import type { SearchClient } from '../client';

export function connect(): SearchClient {
  return { search: () => Promise.reject(new Error('no engine yet')) };
}
