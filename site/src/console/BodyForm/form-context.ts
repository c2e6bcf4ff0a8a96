import { createContext, useContext, type Dispatch } from 'react';
import type { FormSchema } from '#core/contracts/form-schema';
import type { ExplainedError } from '#core/schema/explain-error';
import type { BodyAction, BodyState } from './body-state';

/** State that the fields of a form share. */
export interface Form {
  /** Start of the ids of its controls. */
  id: string;
  state: BodyState;
  change: Dispatch<BodyAction>;
  resolve: (schema: FormSchema) => FormSchema;
  problems: readonly ExplainedError[];
  /** Whether an optional member is shown although it is not sent. */
  isShown: (pointer: string) => boolean;
}

export const FormContext = createContext<Form | undefined>(undefined);

/** The form around a field. */
export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field is outside of a form.');
  return form;
}

/** Words for a problem: what to do about it. */
export function problemText({ remedy }: ExplainedError): string {
  return `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}.`;
}

/** Whether a problem is about members of the object at its pointer, of which one is needed. */
export function isAboutNeed({ keyword, pointer, instancePath }: ExplainedError): boolean {
  return keyword === 'required' && pointer === instancePath;
}
