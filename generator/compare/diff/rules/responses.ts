import { row } from './rule';

/** Statuses, bodies and headers of responses. */
export const RESPONSE_RULES = {
  'success-status-added': row('–/R', 'wire', {
    summary: 'the status {name} may arrive',
    reason: 'Clients may test for one status only.',
    read: 'Take every 2XX for a success.',
  }),
  'success-status-removed': row('–/B', 'wire', {
    summary: 'the status {name} no longer arrives',
    reason: 'Clients that wait for it take the call for failed.',
    read: 'Expect another status.',
  }),
  'success-status-changed': row('–/B', 'wire', {
    summary: 'the status {after} arrives instead of {before}',
    reason: 'Clients that wait for the old one take the call for failed.',
    read: 'Expect {after}.',
  }),
  'success-range-narrowed': row('–/A', 'wire', {
    summary: 'only single statuses of {name} arrive now',
    reason: 'Each of them was possible before.',
  }),
  'header-form-changed': row('–/B', 'wire', {
    summary: 'its value is written as {after} instead of {before}',
    reason: 'Clients that take it apart read something else.',
    read: 'Read it as {after}.',
  }),
  'link-added': row('–/A', 'wire', {
    summary: 'the link {after} is added',
    reason: 'No client follows it yet.',
  }),
  'link-removed': row('–/R', 'wire', {
    summary: 'the link {before} is removed',
    reason: 'The operation may be there still, but nothing says how to call it from here.',
    read: 'Make the call without the link.',
  }),
  'link-target-changed': row('–/R', 'wire', {
    summary: 'the link {name} leads to {after} instead of {before}',
    reason: 'Clients that follow it make another call.',
    read: 'Check what the link is followed for.',
  }),
  'link-words': row('–/D', 'source', {
    summary: 'what is said about the link {name} changed',
    reason: 'It leads to the same call.',
  }),
  'error-status-added': row('–/R', 'wire', {
    summary: 'the status {name} may arrive',
    reason: 'It is new to clients, but its class still says what failed.',
    read: 'Treat statuses that you do not know by their class.',
  }),
  'error-status-removed': row('–/A', 'wire', {
    summary: 'the status {name} no longer arrives',
    reason: 'A branch of the client is not used any more.',
    read: 'Remove the branch for it, if you like.',
  }),
  'error-status-changed': row('–/R', 'wire', {
    summary: 'the status {after} arrives instead of {before}',
    reason: 'The body stays, and the class may.',
    read: 'Decide by the class of a status or by the code in the body.',
  }),
  'default-response-added': row('–/A', 'wire', {
    summary: 'a response for other statuses is described',
    reason: 'Such statuses were possible before.',
  }),
  'default-response-removed': row('–/D', 'wire', {
    summary: 'the response for other statuses is no longer described',
    reason: 'Such statuses are still possible.',
  }),
  'redirect-added': row('–/R', 'wire', {
    summary: 'the redirect {name} may arrive',
    reason: 'Method and body may change on the way.',
    read: 'Follow it.',
  }),
  'response-body-dropped': row('–/B', 'wire', {
    summary: 'the response no longer has a body',
    reason: 'Clients that parse it fail.',
    read: 'Stop parsing it.',
  }),
  'response-body-added': row('–/A', 'wire', {
    summary: 'the response has a body',
    reason: 'Clients ignored it before.',
  }),
  'header-removed-required': row('–/B', 'wire', {
    summary: 'the header is removed',
    reason: 'Clients that read it fail.',
    read: 'Stop reading it.',
  }),
  'header-removed': row('–/R', 'wire', {
    summary: 'the header is removed',
    reason: 'It was not always there.',
    read: 'Stop reading it.',
  }),
  'header-added': row('–/A', 'wire', {
    summary: 'the header is added',
    reason: 'Unknown headers are ignored.',
  }),
  'header-became-required': row('–/A', 'wire', {
    summary: 'the header is always there',
    reason: 'Clients that checked for it still work.',
  }),
  'header-became-optional': row('–/B', 'wire', {
    summary: 'the header may be missing',
    reason: 'Clients that rely on it fail.',
    read: 'Check whether it is there.',
  }),
  'event-header-removed': row('–/B', 'wire', {
    summary: 'the header is removed',
    reason: 'Receivers that check it, such as a signature, refuse the event.',
    read: 'Stop reading it.',
  }),
  'event-header-added': row('–/A', 'wire', {
    summary: 'the header is added',
    reason: 'Unknown headers are ignored.',
  }),
};
