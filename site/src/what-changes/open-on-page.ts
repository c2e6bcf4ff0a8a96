/** Loads the comparison when the reader comes to the page that has a location for it. */
export function onRouteDidUpdate(): void {
  const container = document.querySelector('[data-what-changes]');
  if (!container || container.childElementCount > 0) return;
  import('./open').then(({ open }) => open(container)).catch(console.warn);
}
