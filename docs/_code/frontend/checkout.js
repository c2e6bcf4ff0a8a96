const form = document.querySelector('#checkout');
const total = document.querySelector('#total');
const taxIdState = document.querySelector('#tax-id-state');
const latest = new Map();

// Shows the text of a call, unless a later one has begun: a late response is dropped.
async function show(element, call) {
  latest.set(element, call);
  element.setAttribute('aria-busy', 'true'); // what it still shows is out of date
  const text = await call;
  if (latest.get(element) !== call) return;
  element.textContent = text;
  element.setAttribute('aria-busy', 'false');
}

async function totalText() {
  const { country, postalCode, businessNumber } = Object.fromEntries(new FormData(form));
  if (country === '') return 'Choose a country to see the tax.';
  try {
    const tax = await Abaco.calculateTaxes({ country, postalCode, businessNumber, taxClass: 'eservice' });
    const price = Abaco.calculatePrice({ amount: 100, quantity: 1, taxType: 'excluded' });
    return `${tax.name ?? 'No tax'} ${tax.rate}%: ${price.total.toFixed(2)} EUR`;
  } catch (error) {
    return `We cannot show the tax right now: ${error.description}`;
  }
}

async function taxIdText() {
  const { value } = form.businessNumber;
  if (value === '') return '';
  try {
    const { valid } = await Abaco.validateBusinessNumber(value, form.country.value);
    if (valid !== null) return valid ? 'This tax ID is valid.' : 'This tax ID is not valid. Tax is added.';
  } catch (error) {
    console.error(error);
  }
  return 'We cannot check this tax ID right now. Tax is added.';
}

await Abaco.init('pk_test_EXAMPLE');

let timer;
form.addEventListener('input', ({ target }) => {
  clearTimeout(timer);
  timer = setTimeout(() => show(total, totalText()), 400); // not one call for each letter
  if (target !== form.postalCode) show(taxIdState, '');
});
form.addEventListener('change', ({ target }) => {
  if (target !== form.postalCode) show(taxIdState, taxIdText());
});
