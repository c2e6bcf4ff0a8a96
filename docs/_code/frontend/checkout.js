const form = document.querySelector('#checkout');
const total = document.querySelector('#total');
const taxIdState = document.querySelector('#tax-id-state');

async function showTotal() {
  const { country, postalCode, businessNumber } = Object.fromEntries(new FormData(form));
  try {
    const tax = await Abaco.calculateTaxes({ country, postalCode, businessNumber, taxClass: 'eservice' });
    const price = Abaco.calculatePrice({ amount: 100, quantity: 1, taxType: 'excluded' });
    total.textContent = `${tax.name ?? 'No tax'} ${tax.rate}%: ${price.total.toFixed(2)} EUR`;
  } catch (error) {
    total.textContent = `We cannot show the tax right now: ${error.description}`;
  }
}

async function checkTaxId() {
  const { value } = form.businessNumber;
  taxIdState.textContent = '';
  if (value === '') return;
  const { valid } = await Abaco.validateBusinessNumber(value, form.country.value);
  if (valid === null) taxIdState.textContent = 'We cannot check this tax ID right now. Tax is added.';
  else taxIdState.textContent = valid ? 'This tax ID is valid.' : 'This tax ID is not valid. Tax is added.';
}

await Abaco.init('pk_test_EXAMPLE');

let timer;
form.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(showTotal, 400); // one address costs one call
});
form.businessNumber.addEventListener('blur', checkTaxId);
