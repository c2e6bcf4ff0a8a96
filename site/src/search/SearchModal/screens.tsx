import { translate } from '#core/labels/translate';
import { type RefObject, useContext } from 'react';
import { ReportLink } from '../ReportLink';
import { useReportUrl } from '../use-report-url';
import { NextQueries, PopularPages, ResultsNote } from '../Suggestions';
import { ModalContext } from './ModalContext';
import { translateElements } from '../../ui/translate-elements';

/** The props that the patched DocSearch passes to its screens. */
interface ScreenProps {
  state: { query: string };
  inputRef: RefObject<HTMLInputElement | null>;
  setQuery: (query: string) => void;
  refresh: () => unknown;
  disableUserPersonalization?: boolean;
}

/** Shown before the reader types, if no search was kept. */
export function StartScreen({ disableUserPersonalization }: ScreenProps) {
  const { onClose } = useContext(ModalContext);
  return (
    <>
      {!disableUserPersonalization && (
        <p className="DocSearch-Help search-start">{translate('No recent searches')}</p>
      )}
      <PopularPages onOpen={onClose} />
    </>
  );
}

/** Shown above the hits. */
export function NoteAboveHits(props: ScreenProps) {
  const { without, suggestions } = useContext(ModalContext).answered;
  return <ResultsNote without={without} suggestions={suggestions} onChoose={askWith(props)} />;
}

/** Shown instead of hits. */
export function NoResultsScreen(props: ScreenProps) {
  const { answered } = useContext(ModalContext);
  const { query } = props.state;
  const toReportUrl = useReportUrl();
  return (
    <div className="DocSearch-NoResults">
      <p className="DocSearch-Title">
        {translateElements('No results for "{query}"', { query: <strong>{query}</strong> })}
      </p>
      <NextQueries suggestions={answered.suggestions} onChoose={askWith(props)} />
      {toReportUrl && <ReportLink href={toReportUrl(query)} />}
    </div>
  );
}

/** Returns a function that searches for another query as if the reader had typed it. */
function askWith({ setQuery, refresh, inputRef }: ScreenProps): (query: string) => void {
  return (query) => {
    setQuery(query);
    refresh();
    inputRef.current?.focus();
  };
}
