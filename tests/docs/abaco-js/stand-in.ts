/** A form and what was read from it, a tax or a product: whatever the pages document, by the names of Abaco.js. */
type Values = Record<string, unknown>;

/**
 * Puts the documented functions on `Abaco`, with the simulator behind `/api`: the library itself is not part of this
 * project. Runs in the browser, so it uses nothing outside itself.
 */
export function installAbaco(): void {
  let key = '';
  let lastTax: Values | undefined;
  let product: Values | undefined;
  let form: HTMLFormElement | undefined;

  const refuse = (description: string, messages: Values = {}): never => {
    // oxlint-disable-next-line typescript/only-throw-error -- as documented: an object, not an exception
    throw { description, messages };
  };

  async function ask(path: string, query: Values = {}): Promise<Values> {
    if (!key.startsWith('pk_')) refuse('Use the publishable key.');
    const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
    const response = await fetch(
      `/api${path}?${new URLSearchParams(given as [string, string][]).toString()}`,
    );
    const body = (await response.json()) as Values;
    return response.ok ? body : refuse(String(body.error));
  }

  async function findByCode(path: string, code: string): Promise<Values> {
    const records = (await ask(path)) as unknown as Values[];
    return records.find((one) => one.code === code) ?? refuse('There is no such code.', { code: 'unknown' });
  }

  function readForm(): Values {
    const fields = [...(form?.querySelectorAll<HTMLInputElement>('[data-abaco]') ?? [])];
    return Object.fromEntries(fields.map((field) => [field.dataset.abaco ?? '', field.value]));
  }

  const follow = (): void => void abaco.calculateTaxes().catch(() => undefined);

  const abaco = {
    async init(publishableKey: string) {
      key = publishableKey;
      await ask('/ping');
    },
    async bindForm(selector: string) {
      form = document.querySelector<HTMLFormElement>(selector) ?? refuse('There is no such form.');
      form.addEventListener('input', follow);
      const code = form.dataset.productId;
      return { product: code === undefined ? undefined : await abaco.getProduct(code) };
    },
    async calculateTaxes(values: Values = readForm()) {
      if (!values.country) refuse('A value is missing.', { country: 'required' });
      const { country: to_country, postalCode, city, taxClass, businessNumber } = values;
      const query = { to_country, to_postal_code: postalCode, to_city: city, tax_code: taxClass };
      const { name, rate, country, region } = await ask('/tax_rates/calculate', {
        ...query,
        tax_id: businessNumber,
      });
      return (lastTax = { name, rate, country, region, taxClass });
    },
    calculatePrice(values: Values = readForm()) {
      const amount = Number(values.amount ?? product?.unitCost) * Number(values.quantity ?? 1);
      const rate = Number(lastTax?.rate ?? 0) / 100;
      const taxes = values.taxType === 'included' ? amount - amount / (1 + rate) : amount * rate;
      const subtotal = values.taxType === 'included' ? amount - taxes : amount;
      return { subtotal, taxes, total: subtotal + taxes, discountedAmount: 0 };
    },
    getLastTax: () => lastTax,
    async getProduct(code: string) {
      const { name, unit_cost: unitCost, currency } = await findByCode('/items', code);
      return (product = { code, name, unitCost, currency });
    },
    async getCoupon(code: string) {
      const {
        kind,
        max_redemptions: max,
        times_redeemed: used,
      } = await findByCode('/checkout/coupons', code);
      return { code, kind, redeemable: max === null || Number(used) < Number(max) };
    },
    validateBusinessNumber: (number: string, country: string) =>
      ask('/tax_ids/validate', { tax_id: number, country }),
    destroy: () => form?.removeEventListener('input', follow),
  };

  Object.assign(globalThis, { Abaco: abaco });
  const automatic = document.querySelector<HTMLFormElement>('#abaco-payment-form');
  if (automatic?.dataset.publishableKey) {
    key = automatic.dataset.publishableKey;
    void abaco.bindForm('#abaco-payment-form');
  }
}
