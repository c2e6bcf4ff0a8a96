import { Source } from '@redocly/openapi-core';

/** A part of a file. */
export interface Written {
  source: Source;
  tokens: readonly string[];
}

/** The source of a document whose parts are written elsewhere: overlays changed it, or it was converted. */
export class OverlaidSource extends Source {
  /**
   * @param source the file of the document.
   * @param overlays those that changed it.
   * @param find returns where a part of the changed document is written.
   */
  constructor(
    source: Source,
    readonly overlays: readonly Source[],
    readonly find: (tokens: readonly string[]) => Written,
  ) {
    super(source.absoluteRef, source.body, source.mimeType);
  }
}

/** Returns all text that a document is made of. */
export function textOfSource(source: Source): string {
  const overlays = source instanceof OverlaidSource ? source.overlays : [];
  return [source, ...overlays].map(({ body }) => body).join('\n');
}

/** Returns the source of a document that was converted, given where it has a part of the result. */
export function withTokens(source: Source, written: (tokens: readonly string[]) => string[]): OverlaidSource {
  const [overlays, find] =
    source instanceof OverlaidSource
      ? [source.overlays, source.find]
      : [[], (tokens: readonly string[]): Written => ({ source, tokens })];
  return new OverlaidSource(source, overlays, (tokens) => find(written(tokens)));
}
