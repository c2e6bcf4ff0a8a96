import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

const roots = new Map<Element, Root>();

/** Renders content into a container of a page. Unmounts the roots whose containers have left the document with their page. */
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
