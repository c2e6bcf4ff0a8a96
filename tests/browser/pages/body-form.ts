import type { Locator, Page } from '@playwright/test';
import { expect } from '../test';

/** A body of `createInvoice`, as far as tests look into it. */
interface InvoiceBody {
  items?: { unit_price?: number; total_amount?: number }[];
}

/** The form of the body in the request console: its fields and its JSON. */
export class BodyForm {
  readonly console: Locator;
  readonly json: Locator;
  /** The line that says how many values are wrong. */
  readonly problems: Locator;

  constructor(readonly page: Page) {
    this.console = page.getByRole('dialog');
    this.json = this.console.getByLabel('Body, JSON');
    this.problems = this.console
      .getByRole('contentinfo')
      .or(this.console.locator('footer'))
      .getByRole('status');
  }

  /** Opens the request console of an operation. */
  async open(tag: string, operation: string, { byKeyboard = false } = {}): Promise<void> {
    await this.page.goto(`/api/${tag}/${operation}/`);
    await expect(this.page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const sheet = this.page.getByRole('button', { name: 'Show code' });
    if (await sheet.isVisible()) await sheet.click();
    const opener = this.page.getByRole('button', { name: /^Request console/ }).first();
    if (byKeyboard) await opener.press('Enter');
    else await opener.click();
    await expect(this.problems).toHaveText('No problem');
  }

  field(name: string): Locator {
    return this.console.getByRole('textbox', { name, exact: true });
  }

  /** The row of the value at a pointer, with the rows inside it. */
  row(pointer: string): Locator {
    return this.console.locator(`[data-pointer="${pointer}"]`);
  }

  button(name: string | RegExp): Locator {
    return this.console.getByRole('button', { name, exact: true });
  }

  /** Chooses a form of the value at a pointer, or the members of which one is needed. */
  async choose(pointer: string, label: string): Promise<void> {
    await this.row(pointer).getByRole('radio', { name: label, exact: true }).first().check();
  }

  /** Adds an optional member to the object at a pointer. */
  async add(pointer: string, name: string): Promise<void> {
    const around = pointer === '' ? this.console : this.row(pointer);
    await around
      .getByText(/^Add one of \d+ other fields$/)
      .last()
      .click();
    await this.button(new RegExp(`^${name} `)).click();
  }

  async body(): Promise<InvoiceBody> {
    return JSON.parse(await this.json.inputValue()) as InvoiceBody;
  }

  /** Presses Tab until a control has the focus. */
  async tabTo(target: Locator): Promise<void> {
    for (let press = 0; press < 80; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error('80 presses of Tab do not lead there.');
  }
}
