import { translate } from '#core/labels/translate';
import { useEffect, useId, useMemo, useReducer, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { RequestForms } from '#core/contracts/form-schema';
import type { Json } from '#core/json/json';
import type { ExplainedError } from '#core/schema/explain-error';
import formsText from '../../../../generated/simulator/forms.json';
import { getDescribed } from '../../session/description';
import { bodyState, changeBody } from './body-state';
import { Field } from './Field';
import { focusField, focusFirst } from './focus-field';
import { FormContext, type Form, useForm } from './form-context';
import { createResolver, kindOf } from './form-model';
import { Group } from './Group';
import { JsonEditor } from './JsonEditor';
import { ProblemLine } from './ProblemLine';
import styles from './styles.module.css';

const currentForms = formsText as unknown as RequestForms;

/** Returns the forms of the version that the page belongs to. */
const getForms = (): RequestForms => getDescribed().forms ?? currentForms;

export interface BodyFormProps {
  operationId: string;
  /** The body to start from, as JSON. */
  text: string;
  onChange: (text: string) => void;
  /** Everything in a body that violates the description. */
  check: (body: Json) => ExplainedError[];
  /** Where the JSON is shown. */
  jsonSlot: Element | null;
  /** Where the problems are listed. */
  problemSlot: Element | null;
}

/** A request body as fields, and as JSON; a change of one changes the other. */
export default function BodyForm({
  operationId,
  text,
  onChange,
  check,
  jsonSlot,
  problemSlot,
}: BodyFormProps) {
  const [state, change] = useReducer(changeBody, text, bodyState);
  const fields = useRef<HTMLDivElement>(null);
  const id = useId();
  const resolve = useMemo(() => createResolver(getForms()), []);
  const problems = useMemo(() => check(state.value), [check, state.value]);
  const form: Form = useMemo(() => {
    const shown = new Set([...state.shown, ...problems.map(({ pointer }) => pointer)]);
    return { id, state, change, resolve, problems, isShown: (pointer) => shown.has(pointer) };
  }, [id, state, resolve, problems]);
  useEffect(() => onChange(state.text), [onChange, state.text]);
  useEffect(() => focusFirst(fields.current), []);
  useEffect(() => {
    if (state.focus === undefined) return;
    focusField(fields.current, state.focus);
    change({ do: 'focused' });
  }, [state.focus]);
  return (
    <FormContext value={form}>
      <fieldset className={styles.body}>
        <legend>{translate('Body')}</legend>
        <div ref={fields}>
          <BodyFields operationId={operationId} value={state.value} />
        </div>
      </fieldset>
      {jsonSlot && createPortal(<JsonEditor />, jsonSlot)}
      {problemSlot &&
        createPortal(<ProblemLine onGo={(pointer) => focusField(fields.current, pointer)} />, problemSlot)}
    </FormContext>
  );
}

function BodyFields({ operationId, value }: { operationId: string; value: Json }) {
  const { resolve } = useForm();
  const schema = resolve(getForms().bodies[operationId] ?? {});
  const field = { pointer: '', name: 'body', schema, value, isRequired: true };
  return kindOf(schema, value) === 'group' ? <Group field={field} /> : <Field field={field} />;
}
