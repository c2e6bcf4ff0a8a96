/** Makes the reader of a page one who saves data, so that the site loads nothing ahead. Runs in the page, before its scripts. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true, effectiveType: '4g' },
    configurable: true,
  });
}
