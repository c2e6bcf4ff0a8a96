import { objectOf } from '#core/json/read';
import { report, type CallContext } from './call';
import type { Use } from '../change';

/** Compares the names of components: those that a call reaches are compared there, and a new name changes no call. */
export function compareComponents(context: CallContext): void {
  const { base, head, schemas } = context;
  const [before, after] = [base, head].map(
    ({ model }) => new Map(model.schemas.map(({ name, schema }) => [name, schema])),
  );
  const removed = [...before!].filter(([name]) => !after!.has(name));
  const added = [...after!].filter(([name]) => !before!.has(name));
  const taken = new Set<string>();
  for (const [name, schema] of removed) {
    const found = added.find(
      ([other, candidate]) =>
        !taken.has(other) && schemas.baseDigest([schema]) === schemas.headDigest([candidate]),
    );
    const place = { holder: objectOf(base.bundle.components?.schemas?.[name]) };
    if (found) {
      taken.add(found[0]);
      report(context, useOf(name), {
        rule: 'component-renamed',
        before: name,
        after: found[0],
        base: place,
        head: { holder: objectOf(head.bundle.components?.schemas?.[found[0]]) },
      });
    } else if (!schemas.base.used.has(name))
      report(context, useOf(name), { rule: 'component-removed', before: name, base: place });
  }
  for (const [name] of added) {
    if (taken.has(name) || schemas.head.used.has(name)) continue;
    const holder = objectOf(head.bundle.components?.schemas?.[name]);
    report(context, useOf(name), { rule: 'component-added', after: name, head: { holder } });
  }
}

function useOf(name: string): Use {
  return { direction: 'received', affected: '', anchor: `component ${name}`, title: `component \`${name}\`` };
}
