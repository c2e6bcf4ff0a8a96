import { expect, test } from 'vitest';
import { renameLocals } from '../../../generator/emit/simulator/rename-locals';

const GLOBALS = new Map([
  ['validate53', 'validate_Book'],
  ['schema7', 'schema_Book'],
]);

test.each([
  {
    title: 'numbers names within their block',
    code: 'function validate53(){if(a){const _errs4 = 1;if(_errs4){let data9 = _errs4;}}if(b){const _errs7 = 2;x(_errs7);}}',
    want: 'function validate_Book(){if(a){const _errs0 = 1;if(_errs0){let data0 = _errs0;}}if(b){const _errs0 = 2;x(_errs0);}}',
  },
  {
    title: 'tells the names of a block from those around it',
    code: '{const _errs4 = 1;{const _errs9 = 2;x(_errs4, _errs9);}}',
    want: '{const _errs0 = 1;{const _errs1 = 2;x(_errs0, _errs1);}}',
  },
  {
    title: 'declares a name once in its block',
    code: '{var _valid0 = 1;{var _valid0 = 2;}}{var _valid0 = 3;}',
    want: '{let _valid0 = 1;{_valid0 = 2;}}{let _valid0 = 3;}',
  },
  {
    title: 'leaves properties and strings alone',
    code: '{let data4 = data.data4;x(data4.data4, "const data4 = \\" {", schema7.properties.schema7);}',
    want: '{let data0 = data.data4;x(data0.data4, "const data4 = \\" {", schema_Book.properties.schema7);}',
  },
  {
    title: 'leaves a function as it is that uses a name outside its block',
    code: '{{var valid3 = 1;}x(valid3, validate53);}',
    want: '{{var valid3 = 1;}x(valid3, validate_Book);}',
  },
])('$title', ({ code, want }) => {
  expect(renameLocals(code, GLOBALS)).toBe(want);
});
