import { type RefObject, useEffect, useRef } from 'react';

/** Opens a dialog, with the focus on the first field. */
export function useOpenDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    const fields = [
      ...(dialog.current?.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)') ?? []),
    ];
    const empty = fields.find((field) => field.required && field.value === '');
    (empty ?? fields[0])?.focus();
  }, []);
  return dialog;
}
