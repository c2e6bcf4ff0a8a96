import type { Aids } from '#core/paste/explain';

/** Help for explanations that only a site with a simulator has. */
let loader: () => Promise<Aids> = () => Promise.resolve({});

export function setAids(load: () => Promise<Aids>): void {
  loader = load;
}

export function loadAids(): Promise<Aids> {
  return loader();
}
