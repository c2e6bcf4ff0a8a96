import { countOf } from '#core/text/count-of';
import type { Problem } from '../../../generator/problems/problem';
import type { DevStatus } from '../status';
import { lineOf, locationOf, piecesOf } from './words';

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
  const { counts, first, state, took } = lineOf(status, timeOf);
  const summary = element(
    'summary',
    '',
    element('b', '', counts),
    renderFirst(first),
    element('span', 'state', state),
    element('span', 'took', took),
  );
  const list = element('ol', '', ...status.problems.map(renderProblem));
  // A list that scrolls can be reached by keyboard, because its links can.
  const details = element('details', '', summary, list) as HTMLDetailsElement;
  details.open = isOpen;
  return details;
}

/** A long name is cut off, and the line never is. */
function renderFirst(first: string): HTMLElement {
  const end = first.indexOf(':');
  return element('span', 'first', element('span', 'name', first.slice(0, end)), first.slice(end));
}

function renderProblem(problem: Problem): HTMLElement {
  const { severity, message, remedy, others = [] } = problem;
  const [name, className] = severity === 'error' ? ['Error', 'severity'] : ['Warning', 'severity warn'];
  const sentence = element('span', '', ...renderSentence(message, true));
  const more =
    others.length > 0
      ? [element('span', 'remedy', `The same at ${countOf(others.length, 'more location')}.`)]
      : [];
  const help = remedy === undefined ? [] : [element('span', 'remedy', ...renderSentence(remedy, false))];
  return element(
    'li',
    '',
    element('span', className, name),
    element('div', '', sentence, ...help, ...more),
    renderLocation(problem),
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

/** Returns the location as a link that opens it in the editor of whoever runs the server. */
function renderLocation(problem: Problem): HTMLElement {
  const location = locationOf(problem);
  const link = element('a', '', location) as HTMLAnchorElement;
  link.href = `/webpack-dev-server/open-editor?fileName=${encodeURIComponent(location)}`;
  return link;
}
