import { replaceComparison, replaceExpression, replaceLiteral } from '../operators/code';
import { replaceAt } from '../operators/yaml';
import { type Negation, negationsOf } from './negation';

const decide = negationsOf('simulator/tax/decide.ts');
const calculate = negationsOf('simulator/tax/calculate.ts');
const registration = negationsOf('simulator/tax/registration.ts');
const rates = negationsOf('simulator/tax/example-rates.ts');
const area = negationsOf('simulator/tax/area.ts');
const taxRates = negationsOf('simulator/resources/tax-rates.ts');
const taxIds = negationsOf('simulator/resources/tax-ids.ts');
const validate = negationsOf('simulator/tax/validate-tax-id.ts');

const localRate = (code: string, from: number, to: number): Negation =>
  rates('tax.local-rates', replaceLiteral(`US_LOCAL_RATES.${code}.standard`, from, to));

export const TAX: readonly Negation[] = [
  decide('tax.status', replaceExpression('decideTax', "sale.taxCode === 'exempt'", 'false')),
  decide('tax.status', replaceExpression('decideTax', 'isReverseCharge(sale)', 'false')),
  decide('tax.status', replaceExpression('isReverseCharge', 'isAbroad(sale)', 'true')),
  decide('tax.status', replaceExpression('isReverseCharge', 'sale.isBusiness', 'true')),
  decide(
    'tax.status',
    replaceExpression('decideTax', "sale.taxCode === 'consulting' && isAbroad(sale)", 'false'),
  ),
  decide('tax.status', replaceExpression('areaOfSale', "sale.productType === 'service'", 'true')),
  decide('tax.status', replaceExpression('areaOfSale', 'sellerArea || customerArea', 'customerArea')),
  decide('tax.status', replaceExpression('decideInArea', 'registered.length === 0', 'false')),
  decide('tax.status', replaceExpression('decideInArea', 'levies.length === 0', 'false')),
  decide(
    'tax.status',
    replaceExpression(
      'isImport',
      "sale.productType === 'good' && isAbroad(sale) && !isIntraEu(sale)",
      'false',
    ),
  ),
  registration('tax.status', replaceComparison('isRegistered', '<= date', '< date')),
  calculate('tax.status', replaceExpression('namedTax', 'share?.rate ?? 0', 'share?.rate ?? 1')),
  calculate(
    'tax.status',
    replaceExpression('namedTax', 'area?.country ?? request.toCountry', 'request.toCountry'),
  ),
  taxRates('tax.status', replaceExpression('readRequest', 'validateTaxId(query.tax_id) === true', 'true')),
  taxRates('tax.status', replaceComparison('readRequest', '=== true', '!== false')),
  registration('tax.registrations', replaceComparison('coversLevy', "=== 'EU'", "=== 'XX'")),
  registration('tax.registrations', replaceExpression('coversLevy', 'isInEu(area.country)', 'true')),
  decide('tax.registrations', replaceExpression('decideInArea', 'registered.length === 0', 'false')),
  localRate('90049', 9.5, 7.25),
  localRate('10128', 8.875, 4),
  localRate('60611', 10.25, 6.25),
  localRate('33132', 7, 6),
  area(
    'tax.local-rates',
    replaceExpression(
      'findState',
      'US_LOCAL_RATES[postalCode.slice(0, 5)]',
      "US_LOCAL_RATES[postalCode.slice(0, 5)] ?? US_LOCAL_RATES['10128']",
    ),
  ),
  area('tax.local-rates', replaceExpression('findState', 'local.city', 'name')),
  decide('tax.local-rates', replaceExpression('decideInArea', 'registered.length === 0', 'false')),
  decide('tax.states', replaceExpression('decideInArea', 'area.hasUnknownTax === true', 'false')),
  {
    id: 'tax.states',
    file: 'openapi/components/examples/listJurisdictions.200.yaml',
    edit: replaceAt('', 'Illinois', 'Ohio'),
  },
  registration('tax-ids.last-day', replaceComparison('isRegistered', '<= validUntil', '< validUntil')),
  registration('tax-ids.last-day', replaceExpression('isRegistered', 'date <= validUntil', 'true')),
  decide(
    'tax.quebec',
    replaceExpression('decideInArea', 'isRegistered(registrations, area, levy, sale.date)', 'true'),
  ),
  taxIds(
    'tax-ids.changes',
    replaceExpression('createTaxId', 'dateOf(call.clock.now()).slice(0, 4)', "'2023'"),
  ),
  taxIds('tax-ids.changes', replaceLiteral('findJurisdiction', 422, 404)),
  taxIds('tax-ids.changes', replaceExpression('stateOf', 'isValid === null', 'false')),
  validate(
    'tax-ids.changes',
    replaceExpression('FIXED_RESULTS', "['DE111111111', false]", "['DE111111111', true]"),
  ),
  validate(
    'tax-ids.changes',
    replaceExpression('FIXED_RESULTS', "['IE222222222', null]", "['IE222222222', false]"),
  ),
  validate(
    'tax-ids.changes',
    replaceExpression('validateTaxId', 'fixed === undefined ? true : fixed', 'fixed ?? false'),
  ),
  {
    id: 'tax-ids.changes',
    file: 'openapi/paths/tax_ids_validate.yaml',
    edit: replaceAt('/get/parameters/0/required', 'true', 'false'),
  },
  {
    id: 'tax-ids.changes',
    file: 'openapi/paths/tax_ids_validate.yaml',
    edit: replaceAt('/get/parameters/1/required', 'true', 'false'),
  },
  {
    id: 'tax-ids.changes',
    file: 'openapi/components/schemas/TaxIdUpdate.yaml',
    edit: replaceAt(
      '/properties',
      'permanent_establishment:',
      'jurisdiction_id: { type: integer, description: Where it counts from now on. }\n  permanent_establishment:',
    ),
  },
  rates('tax.example-rates', replaceLiteral('EU_STANDARD_RATES.FI', 25.5, 24)),
  rates('tax.example-rates', replaceLiteral('EU_LOWER_RATES.DE.reduced', 7, 9)),
  decide('tax.vectors', replaceExpression('partOf', 'parts?.[taxCode] ?? 100', '100')),
  calculate('tax.vectors', replaceExpression('amounts', "taxBehavior === 'inclusive'", 'false')),
  taxRates(
    'tax.postal-code',
    replaceExpression('calculateTaxRate', 'needsPostalCode(request.toCountry)', 'false'),
  ),
  taxRates('tax.postal-code', replaceLiteral('calculateTaxRate', 400, 422)),
  area('tax.postal-code', replaceComparison('needsPostalCode', "=== 'CA'", "=== 'XX'")),
];
