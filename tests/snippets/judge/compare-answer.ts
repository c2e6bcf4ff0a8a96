import type { Operation } from '../../../generator/model/api-model';
import type { SentAnswer } from './recording-server';

/** Status of an operation whose every answer is an error: the record is final. */
const GONE = 410;

/**
 * Every way in which an answer is not the documented one of a canonical call; empty when it is. That its body fits the
 * schema is checked by the simulator itself, which answers 500 otherwise.
 */
export function compareAnswer(answers: SentAnswer[], { responses }: Operation): string[] {
  const success = responses.find(({ status }) => status.startsWith('2'));
  const wanted = Number(success?.status ?? GONE);
  const [answer] = answers;
  if (answer === undefined) return ['no answer'];
  if (answer.status !== wanted)
    return [`${answer.status} instead of ${wanted}: ${answer.body.slice(0, 300)}`];
  const isEmpty = success !== undefined && success.content.length === 0;
  return isEmpty === (answer.body === '') ? [] : [`an answer of ${answer.body.length} characters`];
}

/** What a snippet must at least print of an answer: its id, or that of its first record; otherwise the text is empty. */
export function essenceOf([answer]: SentAnswer[]): string {
  if (!answer?.body) return '';
  const body: unknown = JSON.parse(answer.body);
  const record: unknown = Array.isArray(body) ? body[0] : body;
  const id = typeof record === 'object' && record !== null && 'id' in record ? record.id : '';
  return String(id);
}
