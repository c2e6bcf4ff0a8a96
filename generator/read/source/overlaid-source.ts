import { Source } from '@redocly/openapi-core';

/** A part of a file. */
export interface Written {
  source: Source;
  tokens: readonly string[];
}

/** The source of a document that overlays changed: its parts are written in several files. */
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
