import type { VersionChange, VersionsFile } from '#core/contracts/versions';
import { CHANGELOG } from '#core/labels/changelog';
import { translate } from '#core/labels/translate';
import { escapeHtml } from '#core/text/escape-html';
import { addressOf, hasPage, nearestPath, type Place } from './place';

/** The surroundings of a page. */
interface BarContext {
  versions: VersionsFile;
  base: string;
  /** Address of the styles. */
  styles: string;
}

/** Path of the list of differences, which only earlier versions have. */
export const DIFFERENCES = 'differences/';

/** The top of a page of the reference: the menu of versions and, in an earlier version, what is different. */
export function formatBar(place: Place, context: BarContext): string {
  const hasBanner = place.version !== context.versions.current && place.path !== DIFFERENCES;
  const banner = hasBanner ? formatBanner(place, context) : '';
  return `<div class="version-bar" data-version="${place.version}"><link rel="stylesheet" href="${context.styles}">${banner}${formatMenu(place, context)}</div>`;
}

/** A list of links that opens without scripts. */
function formatMenu(place: Place, context: BarContext): string {
  const { current, versions } = context.versions;
  const items = [current, ...versions.map(({ version }) => version)].map((version) =>
    formatItem(version, place, context),
  );
  const changelog = `<li>${link(`${context.base}api/changelog/`, CHANGELOG.title)}</li>`;
  return `<details class="version-menu"><summary><span class="visually-hidden">${translate('API version')} </span>${place.version}${CHEVRON}</summary><ul>${items.join('')}${changelog}</ul></details>`;
}

function formatItem(version: string, place: Place, { versions, base }: BarContext): string {
  const target = { version, path: place.path };
  const path = nearestPath(versions, target);
  const isCurrent = version === versions.current;
  const name = isCurrent ? `${version} <span>${translate('current')}</span>` : version;
  const why =
    hasPage(versions, target) || place.path === DIFFERENCES
      ? ''
      : ` <span data-why>${escapeHtml(translate('This page is not in {version}: leads to the nearest one.', { version }))}</span>`;
  const state = version === place.version ? ' aria-current="true"' : '';
  return `<li><a href="${addressOf(versions, { version, path }, base)}"${state} data-version-link>${name}${why}</a></li>`;
}

function formatBanner({ version, path }: Place, { versions, base }: BarContext): string {
  const { current } = versions;
  const file = versions.versions.find((one) => one.version === version);
  const changes = (file?.pages[path]?.changes ?? []).flatMap((index) => file?.changes[index] ?? []);
  const kind = file?.pages[path]?.kind ?? 'gone';
  const names = { version: `<b>${version}</b>`, current };
  const nearest = addressOf(versions, { version, path: nearestPath(versions, { version, path }) }, base);
  const actions = [
    ...(kind === 'gone'
      ? [link(nearest, translate('Go to the nearest page in {version}', { version }))]
      : []),
    ...(file ? [link(rebased(file.differences, base), translate('See the differences'))] : []),
    link(
      addressOf(
        versions,
        { version: current, path: nearestPath(versions, { version: current, path }) },
        base,
      ),
      translate('Go to {current}', { current }),
      ' data-version-link',
    ),
  ];
  return `<div class="version-banner" role="note" data-kind="${kind}"><p>${CLOCK}<span>${sentenceOf(kind, changes, names)}</span></p>${formatChanges(changes)}<p data-version-missing hidden>${translate('The place that you came for is not in {version}; this is the nearest one.', { version })}</p><p class="version-actions">${actions.join('')}</p></div>`;
}

function sentenceOf(
  kind: string,
  changes: readonly VersionChange[],
  names: { version: string; current: string },
): string {
  if (kind === 'gone')
    return translate('You read {version}, an earlier version. It does not have this page.', names);
  if (kind !== 'own')
    return translate('You read {version}, an earlier version. This page is the same in {current}.', names);
  if (changes.some(({ isBreaking }) => isBreaking))
    return translate(
      'You read {version}, an earlier version. {current} breaks something on this page:',
      names,
    );
  return changes.length > 0
    ? translate('You read {version}, an earlier version. {current} differs on this page:', names)
    : translate('You read {version}, an earlier version. This page differs from {current}.', names);
}

/** More would push the page away. */
const MAX_CHANGES = 4;

function formatChanges(changes: readonly VersionChange[]): string {
  if (changes.length === 0) return '';
  const items = changes.slice(0, MAX_CHANGES).map(({ isBreaking, summary }) => {
    const mark = isBreaking ? `<strong>${translate('breaking')}</strong> ` : '';
    return `<li>${mark}${withCode(summary)}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** Sentences of changes have code, and no other Markdown. */
function withCode(markdown: string): string {
  return escapeHtml(markdown).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** An address of the site with its base. */
function rebased(href: string, base: string): string {
  return base + href.slice(1);
}

function link(href: string, label: string, attributes = ''): string {
  return `<a href="${href}"${attributes}>${escapeHtml(label)}</a>`;
}

const CHEVRON = '<svg viewBox="0 0 16 16" aria-hidden="true"><path d="m4 6.25 4 4 4-4"/></svg>';
const CLOCK =
  '<svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="5.75"/><path d="M8 4.75V8l2.25 1.5"/></svg>';
