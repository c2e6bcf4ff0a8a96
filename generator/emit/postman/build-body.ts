import type { WirePart } from '#core/http/wire/write-parts';
import type { RequestContent } from '../snippets/request-content';
import type { FormPart, PostmanBody } from './collection';

/** Builds the body of a request; files are left for readers to choose. */
export function buildBody(body: RequestContent): PostmanBody {
  switch (body.kind) {
    case 'json':
      return raw(JSON.stringify(body.value, null, 2), 'json');
    case 'form':
      return { mode: 'urlencoded', urlencoded: body.pairs.map(({ name, value }) => ({ key: name, value })) };
    case 'multipart':
      return { mode: 'formdata', formdata: body.parts.map(formPart) };
    case 'pieces':
      return raw(body.pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join(''), 'text');
    case 'text':
      return raw(body.text, /[/+]xml\b/i.test(body.mediaType) ? 'xml' : 'text');
    case 'binary':
      return { mode: 'file', file: { src: '' } };
  }
}

function raw(text: string, language: 'json' | 'text' | 'xml'): PostmanBody {
  return { mode: 'raw', raw: text, options: { raw: { language } } };
}

function formPart({ name = '', mediaType, content }: WirePart): FormPart {
  const part = { key: name, ...(mediaType !== undefined && { contentType: mediaType }) };
  return content.kind === 'text'
    ? { ...part, type: 'text', value: content.text }
    : { ...part, type: 'file', src: '' };
}
