import type { Alternative, FieldRow, Fields } from '#core/contracts/find-field';

/** A row of the page that describes a field. */
export interface PageField extends FieldRow<PageField> {
  id: string;
}

/** Reads the fields of the request body from this page. */
export function readFields(): Fields<PageField> {
  return readInside(document.querySelector('[aria-labelledby="body"]')!);
}

/** Selects the elements that can contain fields: other fields and variants. */
const HOLDERS = '[data-part="field"], [data-part="branch"]';

function readInside(holder: Element): Fields<PageField> {
  return {
    fields: findRightInside('[data-part="field"]', holder).map((row) => {
      return { id: row.id, name: row.dataset.field!, ...readInside(row) };
    }),
    branches: findRightInside('[data-group]:has([data-part="branch"])', holder).map((group) => {
      return { branches: findRightInside('[data-part="branch"]', holder, group).map(readBranch) };
    }),
  };
}

function readBranch(branch: HTMLElement): Alternative<PageField> {
  const values = JSON.parse(branch.dataset.values ?? '{}') as Alternative<PageField>['values'];
  return { values, ...readInside(branch) };
}

/** Returns the elements inside `within` that are not inside another field or variant inside `holder`. */
function findRightInside(selector: string, holder: Element, within = holder): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const around = element.parentElement!.closest(HOLDERS);
    return around === null || around.contains(holder);
  });
}
