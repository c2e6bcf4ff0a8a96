import { get, post, put, remove } from '../calls';
import type { Sequence } from '../sequence';

const COUNTRIES = `AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK AU CH GB NO NZ BR`;

const CODES = ['consulting', 'ebook', 'eservice', 'exempt', 'reduced', 'saas', 'standard'];

const calculate = (query: string, want = 200) => get(want, `/tax_rates/calculate?${query}`);

/** Both ends of every range of postal codes, their neighbors, and the codes with their own rate. */
const US_CODES = `09999 10000 10128 14999 15000 31999 32000 33132 34999 35000 59999 60000 60611 62999 63000
  74999 75000 79999 80000 88499 88500 88599 88600 89999 90000 90049 96199 96200 96999 97000 97999 98000`;

/** Ids of jurisdictions of the catalogue in which the account of the seed has no tax ID. */
const JURISDICTION = { EU: 1, AU: 5, NZ: 29, NO: 31, CH: 41, GB: 43, CA: 57, FL: 61, IL: 65 };

/** Without a tax ID there, a sale is not_registered. */
const register = (...places: (keyof typeof JURISDICTION)[]) =>
  places.map((place) => post(201, '/tax_ids', { jurisdiction_id: JURISDICTION[place], value: `${place}-1` }));

export const taxes: Sequence[] = [
  {
    title: 'tax of every country',
    calls: [
      ...register('EU', 'AU', 'NZ', 'CH', 'GB'),
      ...COUNTRIES.split(' ').map((country) =>
        calculate(`to_country=${country}&amount=100&tax_code=standard`),
      ),
    ],
  },
  {
    title: 'tax of every code',
    calls: [
      ...register('NO', 'CH', 'GB'),
      ...['DE', 'ES', 'FR', 'NL', 'CH', 'GB', 'NO'].flatMap((country) =>
        CODES.map((code) =>
          calculate(`to_country=${country}&amount=10.01&tax_code=${code}&tax_behavior=inclusive`),
        ),
      ),
    ],
  },
  {
    title: 'tax in the United States and Canada',
    calls: [
      calculate('to_country=US', 400),
      calculate('to_country=CA', 400),
      ...['90049', '33132', '60611', '30301', '98101'].map((code) =>
        calculate(`to_country=US&to_postal_code=${code}&tax_code=standard`),
      ),
      ...register('CA', 'FL', 'IL'),
      ...US_CODES.split(/\s+/).map((code) =>
        calculate(`to_country=US&to_postal_code=${code}&tax_code=standard`),
      ),
      ...['10001', '33132', '60611', '90049', '97201', '75001'].map((code) =>
        calculate(`to_country=US&to_postal_code=${code}&tax_code=ebook&amount=10`),
      ),
      calculate('to_country=US&to_postal_code=75001&tax_code=saas&amount=10'),
      calculate('to_country=US&to_postal_code=75001&tax_code=consulting'),
      calculate('to_country=US&to_postal_code=10128-1234&tax_code=standard'),
      ...['G1A', 'h2b', ' J3C', 'K1A', 'L1A', 'M1A', 'N1A', 'P1A', 'V1A', ''].map((code) =>
        calculate(`to_country=CA&to_postal_code=${encodeURIComponent(code)}&amount=100`),
      ),
    ],
  },
  {
    title: 'decisions on tax',
    calls: [
      ...register('AU', 'CH', 'GB'),
      calculate('to_country=DE&amount=100&tax_id=DE999999999'),
      calculate('to_country=DE&amount=100&tax_id=DE111111111'),
      calculate('to_country=DE&amount=100&tax_id=IE222222222'),
      calculate('to_country=ES&amount=100&tax_id=ES1'),
      calculate('to_country=GB&amount=100&tax_id=GB1'),
      calculate('to_country=DE&product_type=good&amount=100'),
      calculate('to_country=CH&product_type=good&amount=100'),
      calculate('to_country=CH&product_type=service&amount=100'),
      calculate('from_country=CH&to_country=CH&product_type=good'),
      calculate('from_country=US&from_postal_code=75001&to_country=DE&product_type=good'),
      calculate('from_country=DE&to_country=FR&tax_code=standard'),
      calculate('from_country=DE&to_country=FR&tax_code=standard&product_type=good'),
      calculate('from_country=DE&to_country=GB&tax_code=standard'),
      calculate('from_country=GB&to_country=DE&tax_code=reduced'),
      calculate('from_country=US&from_postal_code=75001&to_country=FR&tax_code=standard'),
      calculate(
        'from_country=US&from_postal_code=60611&to_country=US&to_postal_code=75001&tax_code=consulting',
      ),
      calculate('from_country=CA&from_postal_code=H2B&to_country=CA&to_postal_code=V1A&tax_code=standard'),
      calculate('from_country=FR&to_country=NL&tax_code=standard&product_type=service&amount=5'),
      calculate('from_country=FR&to_country=NL&tax_code=reduced&amount=5'),
      calculate('to_country=DE&date=1999-01-01'),
      calculate('to_country=AU&date=1999-01-01'),
      calculate('to_country=DE&amount=0.01&currency=USD'),
      calculate('to_country=DE&amount=0'),
      calculate('to_country=DE&tax_code=luxury', 400),
      calculate('to_country=DE&amount=many', 400),
    ],
  },
  {
    title: 'tax IDs and catalogues',
    calls: [
      get(200, '/tax_ids'),
      ...[801, 803, 804, 805, 806, 807, 808, 812].map((id) => remove(204, `/tax_ids/${id}`)),
      calculate('to_country=DE&amount=100'),
      ...['75001', '10001', '33101', '60601', '90001'].map((code) =>
        calculate(`to_country=US&to_postal_code=${code}&tax_code=standard`),
      ),
      calculate('to_country=CA&to_postal_code=H2B'),
      calculate('to_country=CA&to_postal_code=V1A'),
      post(201, '/tax_ids', { jurisdiction_id: 14, value: 'DE111111111', valid_from: '2024-06-01' }),
      post(201, '/tax_ids', { jurisdiction_id: 9, value: 'IE222222222' }),
      post(422, '/tax_ids', { jurisdiction_id: 2, value: 'X' }),
      put(200, '/tax_ids/813', { value: 'OK1' }),
      put(200, '/tax_ids/813', { value: 'OK1', valid_until: '2024-11-29' }),
      put(200, '/tax_ids/813', { import_scheme: true }),
      get(200, '/tax_ids'),
      ...['DE', 'ES', 'FR', 'GB', 'CH', 'AU', 'NZ'].map((country) =>
        calculate(`to_country=${country}&amount=100`),
      ),
      calculate('to_country=DE&date=2024-05-31'),
      calculate('to_country=DE&date=2024-06-01'),
      calculate('to_country=DE&date=2024-11-29'),
      calculate('to_country=DE&date=2024-11-30'),
      get(200, '/tax_ids/validate?country=DE&tax_id=DE999999999'),
      get(200, '/tax_ids/validate?country=DE&tax_id=DE111111111'),
      get(200, '/tax_ids/validate?country=IE&tax_id=IE222222222'),
      get(400, '/tax_ids/validate?country=DE'),
      get(200, '/jurisdictions'),
      get(200, '/jurisdictions?country=US'),
      get(200, '/jurisdictions?country=US&region=TX'),
      get(200, '/jurisdictions?region=QC'),
      get(200, '/jurisdictions/14'),
      get(404, '/jurisdictions/2'),
      get(200, '/tax_codes'),
      get(200, '/tax_codes/saas'),
      get(404, '/tax_codes/luxury'),
    ],
  },
];
