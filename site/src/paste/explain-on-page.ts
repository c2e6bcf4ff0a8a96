import { takePasted } from './kept';

const load = () => import('./show-answer');

/** Explains what is in the box of a page. The code for it is loaded when a reader comes to the box. */
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    if (boxAt(target)) load().catch(() => undefined);
  });
  document.addEventListener('submit', (event) => {
    const box = boxAt(event.target);
    if (!box) return;
    event.preventDefault();
    void explain(box);
  });
}

/** Fills the box with what the reader pasted into the search. */
export function onRouteDidUpdate({ location }: { location: { hash: string } }): void {
  const box = location.hash === '#paste' && document.querySelector<HTMLElement>('[data-paste]');
  const field = box && box.querySelector('textarea');
  if (!field) return;
  const text = takePasted();
  if (text === undefined) return;
  field.value = text;
  void explain(box);
}

async function explain(box: HTMLElement): Promise<void> {
  const answer = box.querySelector('[data-paste-answer]');
  if (!answer) return;
  box.ariaBusy = 'true';
  try {
    const { showAnswer } = await load();
    await showAnswer(answer, box.querySelector('textarea')?.value ?? '');
  } catch (error) {
    console.warn(error);
    answer.textContent = box.dataset.failed ?? '';
  } finally {
    box.ariaBusy = null;
  }
}

function boxAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-paste]') : null;
}
