import { translate } from '#core/labels/translate';

const resetAfter = 2000;
const notLoaded = translate('Not loaded. Try again.');
const notAllowed = translate('The browser does not allow it.');

/** Buttons with `data-copy-page` copy the page's Markdown, which the build writes next to it. */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-copy-page]');
    const status = button && button.parentElement?.querySelector('[role="status"]');
    if (status) void copyPage(status);
  });
}

async function copyPage(status: Element): Promise<void> {
  say(status, '');
  const markdown = loadMarkdown();
  try {
    await copy(markdown);
    say(status, translate('Copied as Markdown'));
    window.setTimeout(() => say(status, ''), resetAfter);
  } catch (error) {
    console.warn(error);
    const isLoaded = await markdown.then(
      () => true,
      () => false,
    );
    say(status, isLoaded ? notAllowed : notLoaded);
  }
}

/** Asks the browser at once, because some browsers refuse what is asked long after the click. */
async function copy(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // The browser may look at it only after it failed, and would report an error that nobody handles.
  blob.catch(() => undefined);
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Loads the version with code in the language on show, if the page lists one. */
async function loadMarkdown(): Promise<string> {
  // The link in the head is that of the page a visit starts with.
  const folder = window.location.pathname.replace(/\/?$/, '/');
  const markdown = await load(`${folder}index.md`);
  const version = `${folder}index.${shownLanguage()}.md`;
  return markdown.includes(`${version})`) ? load(version) : markdown;
}

function shownLanguage(): string | undefined {
  const choice = ':is(select, :checked)[data-choice="language"]';
  return document.querySelector<HTMLInputElement | HTMLSelectElement>(choice)?.value;
}

async function load(path: string): Promise<string> {
  const response = await fetch(path);
  // Some servers send a page for an unknown address.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (!response.ok || isPage) throw new Error(`${path} is missing: status ${response.status}.`);
  return response.text();
}

function say(status: Element, message: string): void {
  status.textContent = message;
  status.classList.toggle('visually-hidden', message === '');
}
