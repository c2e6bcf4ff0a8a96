import type { Locator, Page } from '@playwright/test';

/** The page of one operation in the API reference. */
export class OperationPage {
  readonly content: Locator;

  constructor(readonly page: Page) {
    this.content = page.getByRole('article');
  }

  async open(tag: string, operation: string, anchor = ''): Promise<void> {
    await this.page.goto(`/api/${tag}/${operation}/${anchor}`);
  }

  /** The row of a field by its permanent id, for example `request.contact` or `query.limit`. */
  field(id: string): Locator {
    return this.page.locator(`[id="${id}"]`);
  }

  /** Makes the snippets of all blocks show a language. */
  async chooseLanguage(label: string): Promise<void> {
    await this.language().selectOption({ label });
  }

  language(): Locator {
    return this.content.getByLabel('Language', { exact: true }).first();
  }

  /** The snippet in a language; hidden while another language is chosen. */
  snippet(label: string): Locator {
    return this.content
      .getByLabel(new RegExp(` in ${label}$`))
      .and(this.page.locator('pre'))
      .first();
  }
}
