import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

const roots = new Map<Element, Root>();

/** Shows a component in a place of a page; places that have left the document with their page are given up. */
export function mount(place: Element, content: ReactNode): void {
  for (const [known, root] of roots) {
    if (known.isConnected) continue;
    root.unmount();
    roots.delete(known);
  }
  const root = roots.get(place) ?? createEmptyRoot(place);
  roots.set(place, root);
  root.render(content);
}

function createEmptyRoot(place: Element): Root {
  place.replaceChildren();
  return createRoot(place);
}
