import { translate } from '#core/labels/translate';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Button } from '@site/src/ui/Button';
import { Icon } from '@site/src/ui/Icon';
import { labs } from './labs';
import { LAB_PRIVACY, labWords } from './words';
import styles from './styles.module.css';

/**
 * A lab in a guide: a button that is replaced by the lab it loads. It needs scripts, but guides are complete without it.
 * @throws Error if the lab does not exist.
 */
export function Lab({ name }: { name: string }) {
  const [lab, load] = [labWords[name], labs[name]];
  if (!lab || !load) throw new Error(`There is no lab "${name}". Known: ${Object.keys(labs).join(', ')}.`);
  const { state, Content, open } = useLoaded(load);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Content) body.current?.focus();
  }, [Content]);
  return (
    <section className={`${styles.lab} needs-script`} aria-label={lab.title} data-lab={name}>
      <p className={styles.title}>{lab.title}</p>
      <p className={styles.about}>
        {lab.about} {LAB_PRIVACY}
      </p>
      {Content ? (
        <div ref={body} className={styles.body} tabIndex={-1} role="group" aria-label={lab.title}>
          <Content />
        </div>
      ) : (
        <Button isMain aria-busy={state === 'loading'} onClick={open}>
          <Icon name="run" />
          {lab.open}
        </Button>
      )}
      {state === 'failed' && (
        <p className={styles.about} role="alert">
          {translate(
            'The lab could not be loaded. It needs a connection once; from then on it works without one.',
          )}
        </p>
      )}
    </section>
  );
}

type State = 'closed' | 'loading' | 'open' | 'failed';

function useLoaded(load: () => Promise<{ default: ComponentType }>) {
  const [state, setState] = useState<State>('closed');
  const [Content, setContent] = useState<ComponentType>();
  const start = async (): Promise<void> => {
    setState('loading');
    try {
      const { default: Loaded } = await load();
      setContent(() => Loaded);
      setState('open');
    } catch (error) {
      console.warn(error);
      setState('failed');
    }
  };
  return { state, Content, open: () => void (state === 'loading' || start()) };
}
