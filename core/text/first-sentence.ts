const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Returns the first sentence of plain words, or all of them if no sentence ends in them. */
export function firstSentence(text: string): string {
  const [first] = sentences.segment(text);
  return first?.segment.trim() ?? '';
}
