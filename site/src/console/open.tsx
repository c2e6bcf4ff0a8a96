import { mount } from './mount';
import { PayloadCheck } from './PayloadCheck';
import { RequestConsole } from './RequestConsole';
import { RunResult } from './RunResult';

export type SimulatorAction = 'run' | 'console' | 'check';

/** Names of a `SimulatorPlace` (`data-simulator`, `data-request`). */
interface PlaceNames {
  simulator?: string;
  request?: string;
}

let presses = 0;

/** What a button of a `SimulatorPlace` does: the answer to it appears in `answer`. Each press starts anew. */
export function openSimulator(
  action: SimulatorAction,
  answer: Element,
  { simulator = '', request }: PlaceNames,
): void {
  presses += 1;
  const place = placeOf(action, answer);
  const props = { operationId: simulator, requestName: request ?? 'default' };
  switch (action) {
    case 'run':
      return mount(place, <RunResult key={presses} {...props} />);
    case 'console':
      return mount(place, <RequestConsole key={presses} {...props} />);
    case 'check':
      return mount(place, <PayloadCheck key={presses} {...props} />);
  }
}

/** Each action has its own element, so that a console that opens leaves an answer alone. */
function placeOf(action: SimulatorAction, answer: Element): Element {
  answer.querySelector(':scope > [role=alert]')?.remove();
  const known = answer.querySelector(`:scope > [data-place="${action}"]`);
  if (known) return known;
  const place = document.createElement('div');
  place.dataset.place = action;
  answer.append(place);
  return place;
}
