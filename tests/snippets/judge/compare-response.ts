import type { Operation } from '../../../generator/model/api/api-model';
import type { SentResponse } from './recording-server';

/** Status of an operation whose every response is an error: the record is final. */
const GONE = 410;

/**
 * Every way in which a response is not the documented one of a canonical call; empty when it is. That its body fits the
 * schema is checked by the simulator itself, which responds with 500 otherwise.
 */
export function compareResponse(sent: SentResponse[], { responses }: Operation): string[] {
  const success = responses.find(({ status }) => status.startsWith('2'));
  const wanted = Number(success?.status ?? GONE);
  const [response] = sent;
  if (response === undefined) return ['no response'];
  if (response.status !== wanted)
    return [`${response.status} instead of ${wanted}: ${response.body.slice(0, 300)}`];
  const isEmpty = success !== undefined && success.content.length === 0;
  return isEmpty === (response.body === '') ? [] : [`a response of ${response.body.length} characters`];
}

/** The minimum that a snippet must print of a response: its id, or that of its first record, or an empty string. */
export function essenceOf([response]: SentResponse[]): string {
  if (!response?.body) return '';
  const body: unknown = JSON.parse(response.body);
  const record: unknown = Array.isArray(body) ? body[0] : body;
  const id = typeof record === 'object' && record !== null && 'id' in record ? record.id : '';
  return String(id);
}
