import { createContext } from 'react';

/** The query that was answered last, how many results it has, and what its engine says beside them. */
export interface Answered {
  query: string;
  total: number;
  without: string[];
  suggestions: string[];
}

export const NOTHING: Answered = { query: '', total: 0, without: [], suggestions: [] };

/** What the screens of the modal need that DocSearch does not know. */
export const ModalContext = createContext<{ answered: Answered; onClose: () => void }>({
  answered: NOTHING,
  onClose: () => undefined,
});
