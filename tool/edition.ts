import type { Content } from './content/content';
import type { Session } from './verb';
import { Worlds } from './worlds';

// Everything that needs a simulator. For a description without one, the build replaces this module with `documented/edition.ts`.
export { verbs } from './verbs/index';

export const hasSimulator = true;

export function openSession(content: Content): Session {
  return { content, worlds: new Worlds() };
}
