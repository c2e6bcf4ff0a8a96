import { RETRY_MS, STATUS_PATH, type DevStatus } from '../status';
import { renderNotice, renderProblems } from './render';
import { STYLE } from './style';
import { lineOf } from './words';

/** Where a page remembers that the list is open, because a page may load anew while it is. */
const OPEN = 'dev-bar-open';

/** Restarts are quick, and a page that loads ends its stream: only a longer silence means that there is no server. */
const SILENCE_MS = 4000;

const host = document.createElement('div');
host.id = 'dev-bar';
const shadow = host.attachShadow({ mode: 'open' });
const style = document.createElement('style');
style.textContent = STYLE;
const section = document.createElement('section');
section.setAttribute('aria-label', 'Mistakes in the sources');
const spoken = document.createElement('div');
spoken.setAttribute('role', 'status');
shadow.append(style, section, spoken);
document.body.append(host);
show(undefined, '');

/** That of the server that sent the page; those that follow have higher numbers. */
let session = Number(document.currentScript?.dataset.session) || undefined;
let isRestarting = false;
let silence: ReturnType<typeof setTimeout> | undefined;
listen();

/** Listens to the server. A browser gives up when a server that starts answers anything but a stream, so it is asked again. */
function listen(): void {
  const events = new EventSource(STATUS_PATH);
  events.onmessage = ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as DevStatus);
  events.onerror = () => {
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, RETRY_MS);
    clearTimeout(silence);
    if (!isRestarting) silence = setTimeout(tellSilence, SILENCE_MS);
  };
}

function hear(status: DevStatus): void {
  clearTimeout(silence);
  session ??= status.session;
  if (status.session > session) reloadWhenServed();
  else showStatus(status);
}

function tellSilence(): void {
  const sentence = 'The server has ended: start it again, and this page follows.';
  show(renderNotice(sentence), sentence);
}

/**
 * Reloads the page once the new server serves it. A server that starts again meanwhile ends the request: its successor sends another
 * status, but a browser that was already loading would stay on its own error page.
 */
function reloadWhenServed(): void {
  fetch(location.href).then(
    ({ ok }) => ok && location.reload(),
    () => {},
  );
}

function showStatus(status: DevStatus): void {
  const { restartingFor, problems } = status;
  isRestarting = restartingFor !== undefined;
  if (restartingFor !== undefined) {
    const sentence = `${restartingFor} has changed: the site starts again, and this page follows.`;
    return show(renderNotice(sentence), sentence);
  }
  if (problems.length === 0) return show(undefined, '');
  const isOpen = sessionStorage.getItem(OPEN) === 'true';
  const { counts, state } = lineOf(status, timeOf);
  const bar = renderProblems(status, isOpen, timeOf);
  bar.addEventListener('toggle', ({ target }) =>
    sessionStorage.setItem(OPEN, String((target as HTMLDetailsElement).open)),
  );
  bar.addEventListener('click', openInEditor);
  show(bar, `${counts}. ${state}`);
}

/** Shows a bar, or none, and says so to those who do not see it. The focus stays where it was in the bar. */
function show(bar: HTMLElement | undefined, sentence: string): void {
  const focused = [...section.querySelectorAll<HTMLElement>('summary, a')].indexOf(
    shadow.activeElement as HTMLElement,
  );
  section.hidden = bar === undefined;
  section.replaceChildren(...(bar ? [bar] : []));
  if (focused >= 0)
    [...section.querySelectorAll<HTMLElement>('summary, a')].at(Math.max(0, focused))?.focus();
  if (spoken.textContent !== sentence) spoken.textContent = sentence;
  // The end of a page is not below the bar.
  document.body.style.paddingBottom = bar === undefined ? '' : '2.75rem';
}

/** The address of a location has no page: the server opens the editor that runs on its machine. */
function openInEditor(event: MouseEvent): void {
  const link = (event.target as HTMLElement).closest('a');
  if (link === null) return;
  event.preventDefault();
  void fetch(link.href);
  spoken.textContent = `${link.textContent}: opening in your editor.`;
}

function timeOf(ms: number): string {
  return new Date(ms).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
}
