import { decode } from '../../src/decode';

// The menu works without this script: its links lead to the same page. It adds the field, and what readers expect of a menu.

/** The sections of a page whose fields have another beginning. */
const SECTIONS: Readonly<Record<string, string>> = { request: 'body' };

document.addEventListener('click', followLink, { capture: true });
document.addEventListener('click', ({ target }) => closeMenus(target));
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  const open = document.querySelector<HTMLDetailsElement>('.version-menu[open]');
  if (!open) return;
  open.open = false;
  open.querySelector('summary')?.focus();
});
findField();

/** Follows links to other versions with the field that the reader is at, and links of the sidebar within the version. */
function followLink(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const toVersion = target?.closest<HTMLAnchorElement>('a[data-version-link]');
  const inSidebar = target?.closest<HTMLAnchorElement>('.theme-doc-sidebar-menu a[href]');
  const address = toVersion
    ? toVersion.pathname + window.location.hash
    : inSidebar && addressInVersion(inSidebar);
  if (!address) return;
  // The page loads anew, because another version has another simulator and search, and React knows the links of the current version.
  event.preventDefault();
  event.stopPropagation();
  window.location.assign(address);
}

/** Returns where a link of the sidebar leads in the version of the page; undefined for the current version. */
function addressInVersion({ pathname, origin }: HTMLAnchorElement): string | undefined {
  const [start] = /^.*?\/api\/versions\/[^/]+\//.exec(window.location.pathname) ?? [];
  if (start === undefined || origin !== window.location.origin) return undefined;
  return pathname.replace(/^.*?\/api\/(?!versions\/|changelog\/)/, () => start);
}

function closeMenus(target: EventTarget | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.version-menu[open]'))
    if (!(target instanceof Node && menu.contains(target))) menu.open = false;
}

/** Leads to the nearest place if this version does not have the field, and says so there. */
function findField(): void {
  const id = decode(window.location.hash.slice(1));
  const note = document.querySelector<HTMLElement>('[data-version-missing]');
  if (id === '' || !note || document.getElementById(id)) return;
  const steps = id.split('.');
  const around = steps.map((_, index) => steps.slice(0, steps.length - 1 - index).join('.'));
  const nearest = [...around, SECTIONS[steps[0] ?? ''] ?? ''].find(
    (one) => one !== '' && document.getElementById(one),
  );
  note.hidden = false;
  if (nearest === undefined) return;
  document.getElementById(nearest)?.before(note);
  window.location.replace(`#${nearest}`);
}
