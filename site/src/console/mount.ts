import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

const roots = new Map<Element, Root>();

/** Shows a component in a container of a page; containers that have left the document with their page are given up. */
export function mount(container: Element, content: ReactNode): void {
  for (const [known, root] of roots) {
    if (known.isConnected) continue;
    root.unmount();
    roots.delete(known);
  }
  const root = roots.get(container) ?? createEmptyRoot(container);
  roots.set(container, root);
  root.render(content);
}

function createEmptyRoot(container: Element): Root {
  container.replaceChildren();
  return createRoot(container);
}
