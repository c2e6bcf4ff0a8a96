import { translate } from '#core/labels/translate';
import styles from './styles.module.css';

/** A group of keys, shown if the page has what they are for. */
interface ShortcutGroup {
  title: string;
  /** Selector of what the keys are for. */
  needs?: string;
  keys: readonly [keys: readonly string[], meaning: string][];
}

const GROUPS: readonly ShortcutGroup[] = [
  {
    title: translate('Everywhere'),
    keys: [
      [['/'], translate('Search')],
      [['Ctrl K', '⌘ K'], translate('Open or close the search')],
      [['?'], translate('Show these keys')],
      [['Esc'], translate('Close what is open')],
    ],
  },
  {
    title: translate('Code'),
    needs: '[data-simulator-action="run"]',
    keys: [[['Alt R'], translate('Run the call of the panel that has the focus')]],
  },
  {
    title: translate('Fields'),
    needs: '[data-part="field"]',
    keys: [
      [['↑', '↓'], translate('Move from field to field')],
      [['←', '→'], translate('Move between name and uses of a field')],
      [['Home', 'End'], translate('Move to the first or last field')],
    ],
  },
];

/** Shows the keys of this page in a dialog, which keeps the focus until it is closed and then returns it. */
export function showShortcuts(): void {
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-labelledby', 'shortcuts');
  const title = create('h2', translate('Keys of this page'));
  title.id = 'shortcuts';
  const close = create('button', translate('Close'));
  close.addEventListener('click', () => dialog.close());
  const groups = GROUPS.filter(({ needs }) => needs === undefined || document.querySelector(needs));
  dialog.append(title, ...groups.flatMap(showGroup), close);
  dialog.addEventListener('close', () => dialog.remove());
  // A click next to the dialog is one on the dialog itself.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}

function showGroup({ title, keys }: ShortcutGroup): HTMLElement[] {
  const list = document.createElement('dl');
  for (const [names, meaning] of keys) {
    const term = document.createElement('dt');
    term.append(...names.map((name) => create('kbd', name)));
    list.append(term, create('dd', meaning));
  }
  return [create('h3', title), list];
}

function create(name: keyof HTMLElementTagNameMap, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
