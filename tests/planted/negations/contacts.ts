import { dropFromList, replaceComparison, replaceExpression, replaceLiteral } from '../operators/code';
import { type Negation, negationsOf } from './negation';

const contacts = negationsOf('simulator/resources/contacts.ts');
const references = negationsOf('simulator/records/references.ts');
const shortened = negationsOf('simulator/validation/shorten-references.ts');

export const CONTACTS: readonly Negation[] = [
  contacts('contacts.filters', replaceExpression('listContacts', 'processor_id === processorId', 'true')),
  {
    id: 'contacts.filters',
    file: 'simulator/records/search.ts',
    edit: replaceExpression(
      'containsText',
      'text?.includes(q)',
      'text?.toLowerCase().includes(q.toLowerCase())',
    ),
  },
  references(
    'contacts.forms',
    replaceExpression(
      'resolveContact',
      'createContact(call, contact)',
      "referencedRecord(call, 'contacts', 60312, field).value",
    ),
  ),
  references('contacts.forms', replaceExpression('resolveContact', "'id' in contact", 'false')),
  references('documents.unknown-contact', replaceLiteral('referencedRecord', 422, 404)),
  references('documents.unknown-contact', replaceComparison('referencedRecord', '=== id', '>= id')),
  shortened('contacts.reference', dropFromList('REFERENCES', 'contact')),
  shortened('transactions.contact', dropFromList('REFERENCES', 'customer')),
  references('documents.unknown-contact', replaceLiteral('referencedRecord', 422, 404)),
];
