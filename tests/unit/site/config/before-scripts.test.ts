import { compileFunction } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { beforeScripts } from '../../../../site/config/before-scripts';

const ORIGIN = 'https://docs.example';

/** The script. It gets no timers: one that used them would throw. */
const run = compileFunction(String(beforeScripts('/').innerHTML), [
  ...['addEventListener', 'document', 'location', 'navigator', 'window'],
  ...['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'],
]) as (...globals: unknown[]) => void;

const chunk = `${ORIGIN}/assets/js/1010.4a658f95.js`;
const otherChunk = `${ORIGIN}/assets/js/1456.d283f773.js`;

/** The events in the life of a page and its scripts; each does to the document what a browser does. */
const steps = {
  fails: (host: Host) => host.dispatch('error', { tagName: 'SCRIPT', src: chunk }),
  loads: (host: Host) => host.dispatch('load', { tagName: 'SCRIPT', src: chunk }),
  'loads another': (host: Host) => host.dispatch('load', { tagName: 'SCRIPT', src: otherChunk }),
  completes: (host: Host) => host.complete(),
  'is given to React': (host: Host) => (host.window.docusaurusRoot = {}),
  // As the first effect of `src/failures/ScriptsMissing.tsx`.
  runs: (host: Host) => (host.state.scripts = 'ready'),
  'is restored': (host: Host) => host.dispatch('pageshow', {}, { persisted: true }),
  resumes: (host: Host) => host.dispatch('resume', {}),
  'goes offline': (host: Host) => (host.navigator.onLine = false),
};

type Step = keyof typeof steps;

describe('the guard of the scripts', () => {
  it.each<{ given: Step[]; want: string | undefined }>([
    { given: [], want: undefined },
    // Slow, in the background or frozen: nothing has ended yet.
    { given: ['resumes', 'is restored'], want: undefined },
    // React has the page, and its effects come later: at once, or when a background tab gets its turn.
    { given: ['is given to React', 'completes'], want: undefined },
    { given: ['is given to React', 'completes', 'runs'], want: 'ready' },
    { given: ['completes', 'is given to React'], want: 'missing' },
    { given: ['completes', 'is restored'], want: 'missing' },
    { given: ['completes', 'is given to React', 'runs'], want: 'ready' },
    { given: ['fails'], want: 'missing' },
    { given: ['fails', 'is given to React', 'completes', 'runs'], want: 'ready' },
    { given: ['goes offline', 'fails'], want: 'missing' },
    { given: ['runs', 'fails'], want: 'incomplete' },
    { given: ['runs', 'fails', 'fails'], want: 'incomplete' },
    { given: ['runs', 'fails', 'loads another'], want: 'incomplete' },
    { given: ['runs', 'fails', 'loads'], want: 'ready' },
    { given: ['runs', 'fails', 'completes', 'is restored'], want: 'incomplete' },
    // Each control says so itself.
    { given: ['runs', 'goes offline', 'fails'], want: 'ready' },
  ])('is $want after $given', ({ given, want }) => {
    expect(play(given).state.scripts).toBe(want);
  });

  it('takes its word back when React runs, and never takes the controls of a page that runs', () => {
    const names = Object.keys(steps) as Step[];
    for (const sequence of listSequences(names, 4)) {
      const isRunning = sequence.includes('runs');
      const { scripts } = play(sequence).state;
      if (isRunning) expect(scripts, sequence.join()).toMatch(/^(?:ready|incomplete)$/);
      if (sequence.at(-1) === 'runs') expect(scripts, sequence.join()).toBe('ready');
      const hasEnded = sequence.some((step) => step === 'fails' || step === 'completes');
      if (!isRunning && !hasEnded) expect(scripts, sequence.join()).toBeUndefined();
    }
  });

  it.each([
    { tagName: 'SCRIPT', src: 'https://elsewhere.example/assets/js/main.js' },
    { tagName: 'SCRIPT', src: `${ORIGIN}/statistics.js` },
    { tagName: 'SCRIPT', src: '' },
    { tagName: 'IMG', src: chunk },
    { tagName: 'LINK', href: chunk },
    // An exception: the event is of the window.
    {},
  ])('passes over an error of %j', (target) => {
    const host = play(['runs']);
    host.dispatch('error', target);
    expect(host.state.scripts).toBe('ready');
  });

  it('loads the page again at a click on its button, and only there', () => {
    const host = play(['fails']);
    host.dispatch('click', { closest: () => null });
    expect(host.reloads).toBe(0);
    host.dispatch('click', { closest: (selector: string) => selector === '[data-reload]' });
    expect(host.reloads).toBe(1);
  });
});

const page = { tagName: 'BODY', closest: () => null };
const field = () => {
  const one = { tagName: 'INPUT', closest: () => null, blurs: 0, blur: () => (one.blurs += 1) };
  return one;
};
const searchField = { tagName: 'INPUT', closest: (selector: string) => selector === '[role=dialog]' };

describe('the keys before the search field has the focus', () => {
  it.each<{ keys: string; typed: string | undefined; search?: string }>([
    { keys: 'r e', typed: undefined },
    { keys: '/ r e f', typed: 'ref', search: 'asked' },
    { keys: '^k r e f', typed: 'ref', search: 'asked' },
    { keys: '^K r / R', typed: 'r/R', search: 'asked' },
    { keys: '/ r Space f', typed: 'r f', search: 'asked' },
    { keys: '/ r ^k e', typed: 're', search: 'asked' },
    { keys: '/ a Backspace b Enter', typed: 'b', search: 'asked' },
    { keys: '/ Backspace b', typed: 'b', search: 'asked' },
    { keys: '/ a Shift Tab ArrowDown F5', typed: 'a', search: 'asked' },
    { keys: '/ a Escape b', typed: undefined },
    { keys: '/ a Escape / b', typed: 'b', search: 'asked' },
    { keys: '^f ^c a', typed: undefined },
    { keys: '/ ^c a', typed: 'a', search: 'asked' },
  ])('$keys: $typed', ({ keys, typed, search }) => {
    const host = play([]);
    for (const key of keys.split(' ')) press(host, key, page);
    expect([host.state.searchTyped, host.state.search]).toEqual([typed, search]);
  });

  it('takes a key away from the page, or leaves it all of it', () => {
    const host = play([]);
    const left: string[] = [];
    host.onKey(({ key }) => left.push(key));
    const taken = ['a', '/', 'b', '?', 'Enter', 'Backspace', 'Tab', '^k', '^c', 'Escape', 'b'].filter(
      (key) => press(host, key, page).defaultPrevented,
    );
    expect(taken).toEqual(['/', 'b', '?', 'Enter', 'Backspace', '^k', 'Escape']);
    // Escape also closes the search that is loading.
    expect(left).toEqual(['a', 'Tab', 'c', 'Escape', 'b']);
  });

  it('leaves a field its keys; it loses the focus when it is asked for the search, and gets them again', () => {
    const host = play([]);
    const [first, second] = [field(), field()];
    expect(press(host, '/', first).defaultPrevented).toBe(false);
    expect(press(host, '^k', first).defaultPrevented).toBe(true);
    expect(first.blurs).toBe(1);
    press(host, 'a', page);
    expect(press(host, 'b', second).defaultPrevented).toBe(false);
    press(host, 'c', searchField);
    expect(host.state.searchTyped).toBe('ac');
  });

  it('keeps nothing once the field has it, while text is composed, or when the scripts are missing', () => {
    const ready = play([]);
    ready.state.search = 'ready';
    const missing = play(['fails']);
    for (const host of [ready, missing])
      for (const key of ['/', '^k', 'a'])
        expect(press(host, key, page).defaultPrevented, `${host.state.scripts} ${key}`).toBe(false);
    const asked = play([]);
    press(asked, '/', page);
    asked.dispatch('keydown', page, { key: 'a', isComposing: true });
    expect(asked.state.searchTyped).toBeUndefined();
    steps.fails(asked);
    expect(asked.state.search).toBeUndefined();
  });
});

/** A document as far as the script uses it. */
class Host {
  readonly state: Record<string, string | undefined> = {};
  readonly navigator = { onLine: true };
  readonly window: { docusaurusRoot?: object } = {};
  reloads = 0;
  readonly #window = new EventTarget();
  readonly #document = Object.assign(new EventTarget(), {
    readyState: 'loading',
    documentElement: { dataset: this.state },
  });

  constructor() {
    const location = { origin: ORIGIN, reload: () => (this.reloads += 1) };
    const addEventListener = this.#window.addEventListener.bind(this.#window);
    run(addEventListener, this.#document, location, this.navigator, this.window);
  }

  /** Hears the keys that the script leaves. */
  onKey(listener: (event: KeyboardEvent) => void): void {
    this.#window.addEventListener('keydown', (event) => listener(event as KeyboardEvent), true);
  }

  complete(): void {
    this.#document.readyState = 'complete';
    this.#document.dispatchEvent(new Event('readystatechange'));
  }

  dispatch(type: string, target: object, more: object = {}): Event {
    const event = new Event(type, { cancelable: true });
    Object.defineProperty(event, 'target', { value: target });
    // The load of an element is the one event that does not reach the window.
    const path = type === 'load' ? [this.#document] : [this.#window, this.#document];
    for (const node of path) node.dispatchEvent(Object.assign(event, more));
    return event;
  }
}

function play(sequence: readonly Step[]): Host {
  const host = new Host();
  for (const step of sequence) steps[step](host);
  return host;
}

function press(host: Host, key: string, target: object): Event {
  const isCommand = /^\^./.test(key);
  const pressed = key === 'Space' ? ' ' : key.replace(/^\^(?=.)/, '');
  return host.dispatch('keydown', target, { key: pressed, ctrlKey: isCommand });
}

/** All sequences of up to so many of the values. */
function listSequences<Value>(values: readonly Value[], length: number): Value[][] {
  if (length === 0) return [[]];
  const shorter = listSequences(values, length - 1);
  const longest = shorter.filter((one) => one.length === length - 1);
  return [...shorter, ...longest.flatMap((one) => values.map((value) => [...one, value]))];
}
