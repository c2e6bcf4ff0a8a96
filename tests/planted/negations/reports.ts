import { replaceExpression, replaceLiteral } from '../operators/code';
import { replaceAt } from '../operators/yaml';
import { type Negation, negationsOf } from './negation';

const reporting = negationsOf('simulator/resources/reporting.ts');
const coupon = negationsOf('openapi/components/schemas/CouponCreate.yaml');

export const REPORTS: readonly Negation[] = [
  reporting('reports.request', replaceLiteral('REPORT_SECONDS', 60, 59)),
  reporting('reports.request', replaceLiteral('REPORT_SECONDS', 60, 61)),
  reporting('reports.request', replaceExpression('canBeMade', 'from <= to', 'true')),
  reporting('reports.request', replaceExpression('canBeMade', 'from <= to', 'from < to')),
  reporting('reports.request', replaceExpression('canBeMade', 'report_type !== null', 'true')),
  reporting(
    'reports.request',
    replaceExpression(
      'settle',
      "event === 'succeed' ? `${origin}/reports/${record.id}-EXAMPLE` : null",
      '`${origin}/reports/${record.id}-EXAMPLE`',
    ),
  ),
  reporting(
    'reports.request',
    replaceExpression(
      'createReportRequest',
      'call.clock.now()',
      'call.clock.now(), completed_at: call.clock.now()',
    ),
  ),
  {
    id: 'reports.request',
    file: 'simulator/store/table.ts',
    edit: replaceExpression('list', 'Number(other.id) - Number(one.id)', 'Number(one.id) - Number(other.id)'),
  },
  {
    id: 'coupons.required',
    file: 'simulator/resources/coupons.ts',
    edit: replaceExpression(
      'rejectWithoutDiscount',
      "(['amount_off', 'currency'] as const)",
      "(['amount_off'] as const)",
    ),
  },
  coupon('coupons.required', replaceAt('/allOf/1/then/required', '- currency', '')),
  coupon('coupons.required', replaceAt('/allOf/1/then/required', '- amount_off - currency', '- currency')),
  coupon(
    'coupons.required',
    replaceAt('/allOf/1/else/properties/percent_off/type', 'number', "[number, 'null']"),
  ),
];
