import type { Locator, Page } from '@playwright/test';

/** The search box of the navbar and the modal behind it. */
export class SearchModal {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly input: Locator;
  readonly hits: Locator;
  /** The hit that Enter opens. */
  readonly active: Locator;
  readonly status: Locator;
  readonly frame: Locator;
  readonly error: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search docs' });
    this.dialog = page.getByRole('dialog', { name: 'Search docs' });
    this.input = this.dialog.getByRole('combobox', { name: 'Search' });
    this.hits = this.dialog.getByRole('row');
    this.active = this.dialog.getByRole('row', { selected: true });
    this.status = this.dialog.getByRole('status');
    this.error = this.dialog.locator('.DocSearch-ErrorScreen');
    this.frame = this.dialog.locator('.DocSearch-Container');
  }

  async goto(path = '/'): Promise<void> {
    await this.#page.goto(path);
    await this.#page.locator('html[data-has-hydrated="true"]').waitFor();
  }

  async open(): Promise<void> {
    await this.#page.keyboard.press('Control+k');
    await this.input.waitFor();
  }

  /** Writes a query at once, as pasting does. */
  async search(query: string): Promise<void> {
    await this.input.fill(query);
  }
}
