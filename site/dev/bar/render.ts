import type { Problem } from '../../../generator/problems/problem';
import type { DevStatus } from '../status';
import { lineOf, piecesOf } from './words';

/** Returns an element with these children; strings become text, never markup. */
function element(name: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
}

/** Returns a bar with one sentence and no list. */
export function renderNotice(sentence: string): HTMLElement {
  return element('p', '', element('b', '', sentence));
}

/** Returns the bar with the problems. @param isOpen whether the list is shown. */
export function renderProblems(
  status: DevStatus,
  isOpen: boolean,
  timeOf: (ms: number) => string,
): HTMLElement {
  const { counts, state, took } = lineOf(status, timeOf);
  const summary = element(
    'summary',
    '',
    element('b', '', counts),
    element('span', 'state', state),
    element('span', 'took', took),
  );
  const list = element('ol', '', ...status.problems.map(renderProblem));
  // A list that scrolls can be reached by keyboard, because its links can.
  const details = element('details', '', summary, list) as HTMLDetailsElement;
  details.open = isOpen;
  return details;
}

function renderProblem({ severity, message, remedy, location, others = [] }: Problem): HTMLElement {
  const [name, className] = severity === 'error' ? ['Error', 'severity'] : ['Warning', 'severity warn'];
  const sentence = element('span', '', ...renderSentence(message, true));
  const more =
    others.length > 0 ? [element('span', 'remedy', `The same in ${others.length} more places.`)] : [];
  const help = remedy === undefined ? [] : [element('span', 'remedy', ...renderSentence(remedy, false))];
  return element(
    'li',
    '',
    element('span', className, name),
    element('div', '', sentence, ...help, ...more),
    renderPlace(location),
  );
}

/** Underlines the first thing that a sentence quotes, if it is what is wrong. */
function renderSentence(sentence: string, isWrong: boolean): (Node | string)[] {
  let toMark = isWrong;
  return piecesOf(sentence).map(({ kind, text }) => {
    if (kind === 'text') return text;
    const code = element('code', '', toMark ? element('u', '', text) : text);
    toMark = false;
    return code;
  });
}

/** Returns the place as a link that opens it in the editor of whoever runs the server. */
function renderPlace({ file, line, column }: Problem['location']): HTMLElement {
  const place = `${file}:${line}:${column}`;
  const link = element('a', '', place) as HTMLAnchorElement;
  link.href = `/webpack-dev-server/open-editor?fileName=${encodeURIComponent(place)}`;
  return link;
}
