import { row } from './rule';

/** Bodies, media types and encodings. */
export const BODY_RULES = {
  'required-body-added': row('B/–', 'wire', {
    summary: 'a body is required',
    reason: 'Calls without one are refused.',
    send: 'Send a body.',
  }),
  'body-added': row('A/–', 'wire', { summary: 'a body may be sent', reason: 'It may be left out.' }),
  'body-removed': row('B/–', 'wire', {
    summary: 'no body is taken any more',
    reason: 'It is refused, or its data are lost.',
    send: 'Send no body.',
  }),
  'body-became-required': row('B/–', 'wire', {
    summary: 'the body is required',
    reason: 'Calls without it are refused.',
    send: 'Send a body.',
  }),
  'body-became-optional': row('A/–', 'wire', {
    summary: 'the body may be left out',
    reason: 'Old calls stay valid.',
  }),
  'media-type-removed': row('B/B', 'wire', {
    summary: 'the media type {before} is removed',
    reason: 'Requests with it get 415, and readers of it get something else.',
    send: 'Send another media type.',
    read: 'Read another media type.',
  }),
  'media-type-added': row('A/R', 'wire', {
    summary: 'the media type {after} is added',
    reason: 'Clients that name no media type may receive the new one.',
    read: 'Name the media type that you read in `Accept`.',
  }),
  'media-type-widened': row('A/R', 'wire', {
    summary: 'the media type {before} is now {after}',
    reason: 'Other types of the range may arrive.',
    read: 'Handle the other types of {after}.',
  }),
  'media-type-narrowed': row('B/A', 'wire', {
    summary: 'the media type {before} is now {after}',
    reason: 'Other types of the range are refused.',
    send: 'Send {after}.',
    read: 'Nothing.',
  }),
  'media-type-swapped': row('B/B', 'wire', {
    summary: 'the media type is {after} instead of {before}',
    reason: 'Servers and parsers choose by media type.',
    send: 'Send {after}.',
    read: 'Accept {after} as well.',
  }),
  'schema-dropped': row('A/B', 'data', {
    summary: 'its contents are no longer described',
    reason: 'Anything is accepted and may arrive.',
    send: 'Nothing.',
    read: 'Check what you read yourself.',
  }),
  'schema-given': row('B/A', 'data', {
    summary: 'its contents are now described',
    reason: 'What does not fit is refused.',
    send: 'Send what the schema allows.',
    read: 'Nothing.',
  }),
  'part-encoding-changed': row('B/B', 'wire', {
    summary: 'the part {name} is sent as {after} instead of {before}',
    reason: 'Its bytes differ.',
    send: 'Send {name} as {after}.',
    read: 'Read {name} as {after}.',
  }),
  'part-encoding-widened': row('A/B', 'wire', {
    summary: 'the part {name} may be {after} instead of {before}',
    reason: 'The old types stay valid, and others may arrive.',
    send: 'Nothing.',
    read: 'Handle the other types.',
  }),
  'part-header-required': row('B/A', 'wire', {
    summary: 'the part {name} needs the header {after}',
    reason: 'Parts without it are refused.',
    send: 'Send the header {after}.',
    read: 'Nothing.',
  }),
  'part-header-dropped': row('A/B', 'wire', {
    summary: 'the part {name} no longer has the required header {before}',
    reason: 'Readers of the header miss it.',
    send: 'Nothing.',
    read: 'Check whether it is there.',
  }),
};
