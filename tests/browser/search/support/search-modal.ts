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

  /** Opens the modal with a clock that only the test moves on. */
  async openWithStoppedClock(path?: string): Promise<void> {
    await this.#page.clock.install({ time: '2026-01-01T10:00:00Z' });
    await this.goto(path);
    await this.open();
    // Only a second ahead: a longer jump ends the time that a script which is still loading has.
    await this.#page.clock.pauseAt((await this.#page.evaluate(() => Date.now())) + 1000);
  }

  /** Writes a query at once, as pasting does. */
  async search(query: string): Promise<void> {
    await this.input.fill(query);
  }
}
