import { PASTE_LABELS } from '#core/labels/paste';
import { Button } from '../../../ui/Button';
import styles from './styles.module.css';

/** A box for anything pasted. The code that explains it is loaded when a reader comes to it (`src/paste/explain-on-page.ts`). */
export function PasteBox() {
  return (
    <form
      id="paste"
      className={`needs-script ${styles.box}`}
      data-paste=""
      data-failed={PASTE_LABELS.failed}
      data-markdown-ignore=""
    >
      <label htmlFor="pasted">{PASTE_LABELS.field}</label>
      <textarea
        id="pasted"
        rows={5}
        required
        aria-describedby="paste-note"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <p id="paste-note">{PASTE_LABELS.note}</p>
      <Button type="submit" isMain>
        {PASTE_LABELS.explain}
      </Button>
      <div data-paste-answer="" aria-live="polite" />
    </form>
  );
}
