import type { Locator, Page } from '@playwright/test';

/** The simulator inside a page: responses below snippets, the request console, the payload check. */
export class PageSimulator {
  /** The line that says the status of a run. */
  readonly line: Locator;
  /** The tab of a run: `Your run · 201`. */
  readonly tab: Locator;
  /** The response that the Run button shows. */
  readonly response: Locator;
  readonly headers: Locator;
  readonly body: Locator;
  readonly console: Locator;
  /** The line of the console that says the status of the last response. */
  readonly status: Locator;
  readonly log: Locator;

  constructor(readonly page: Page) {
    this.line = page.locator('[data-run-status]:not(:empty)');
    this.tab = page.getByRole('radio', { name: /^Your run/ });
    this.response = page.getByRole('region', { name: 'Response of the simulator' });
    this.headers = this.response.getByLabel('Headers of the response', { exact: true });
    this.body = this.response.getByLabel('Body of the response', { exact: true });
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

  /** Opens the payload check and checks a payload. */
  async check(payload: string): Promise<void> {
    const open = this.page.getByRole('button', { name: 'Check my payload' });
    const field = this.page.getByLabel(/^Body for /);
    if (!(await field.isVisible())) await open.click();
    await field.fill(payload);
    await this.page.getByRole('button', { name: 'Check', exact: true }).click();
  }
}
