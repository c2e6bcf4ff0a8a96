import { createContext } from 'react';

/** The query of the last response, the number of its results, and the engine's notes on them. */
export interface Answered {
  query: string;
  total: number;
  without: string[];
  suggestions: string[];
}

export const NOTHING: Answered = { query: '', total: 0, without: [], suggestions: [] };

/** Data that the screens of the modal need and that DocSearch does not pass. */
export const ModalContext = createContext<{ answered: Answered; onClose: () => void }>({
  answered: NOTHING,
  onClose: () => undefined,
});
