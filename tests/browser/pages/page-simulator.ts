import type { Locator, Page } from '@playwright/test';

/** What the simulator inside a page shows: answers below snippets, the request console, the payload check. */
export class PageSimulator {
  /** Answer to the button Run. */
  readonly answer: Locator;
  readonly headers: Locator;
  readonly body: Locator;
  readonly console: Locator;
  /** The line of the console that says the status of the last answer. */
  readonly status: Locator;
  readonly log: Locator;

  constructor(readonly page: Page) {
    this.answer = page.getByRole('region', { name: 'Answer of the simulator' });
    this.headers = this.answer.getByLabel('Headers of the answer', { exact: true });
    this.body = this.answer.getByLabel('Body of the answer', { exact: true });
    this.console = page.getByRole('dialog');
    this.status = this.console.getByRole('status').filter({ hasText: 'simulated' });
    this.log = this.console.getByRole('region', { name: 'Log' });
  }

  async run(): Promise<void> {
    await this.page
      .getByRole('button', { name: /^Run\b/ })
      .first()
      .click();
  }

  async openConsole(): Promise<void> {
    await this.page
      .getByRole('button', { name: /^Request console/ })
      .first()
      .click();
  }

  async send(): Promise<void> {
    await this.console.getByRole('button', { name: 'Send to the simulator' }).click();
  }

  /** Opens the payload check and checks a text. */
  async check(payload: string): Promise<void> {
    const open = this.page.getByRole('button', { name: 'Check my payload' });
    const field = this.page.getByLabel(/^Body for /);
    if (!(await field.isVisible())) await open.click();
    await field.fill(payload);
    await this.page.getByRole('button', { name: 'Check', exact: true }).click();
  }
}
