/** A statement of the description about one field, parameter, path or header. */
export type Fact = Stated & {
  /** `InvoiceCreate.number`, `listInvoices.limit`, `/invoices`; the name of a header. */
  about: string;
  /** In words: `number` is at most 20 characters. */
  says: string;
};

/** One kind of statement, of which a sentence can say another one of its subject. */
type Stated =
  | { form: 'required' | 'default' | 'type' | 'access' }
  /** The most or least that a value can be, or that it can have of something. */
  | { form: 'most' | 'least'; bound: number; unit?: Unit }
  /** All values that there are. */
  | { form: 'value'; values: readonly string[] }
  /** The methods of a path, or the headers of the API, likewise. */
  | { form: 'method' | 'header'; values: readonly string[] };

/** The parts that a limit counts. */
export type Unit = 'characters' | 'items' | 'members';

export type Form = Stated['form'];
