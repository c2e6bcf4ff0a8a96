const paths = {
  back: 'M13.25 8h-10M7 4.25 3.25 8 7 11.75',
  check: 'm3 8.5 3.25 3.25L13 4.75',
  chevron: 'm6 3.5 4.5 4.5L6 12.5',
  clock: 'M13.75 8A5.75 5.75 0 1 1 2.25 8a5.75 5.75 0 0 1 11.5 0ZM8 4.75V8l2.25 1.5',
  close: 'm4 4 8 8m0-8-8 8',
  code: 'm5.5 4.5-3.5 3.5 3.5 3.5M10.5 4.5 14 8l-3.5 3.5',
  copy: 'M6.75 5.25h4.75a1.75 1.75 0 0 1 1.75 1.75v4.5a1.75 1.75 0 0 1-1.75 1.75H7A1.75 1.75 0 0 1 5.25 11.5V6.75a1.5 1.5 0 0 1 1.5-1.5ZM10.75 5.25v-1a1.5 1.5 0 0 0-1.5-1.5h-5a1.5 1.5 0 0 0-1.5 1.5v5a1.5 1.5 0 0 0 1.5 1.5h1',
  down: 'm4 6.25 4 4 4-4',
  expand: 'M4.5 6 8 2.5 11.5 6M4.5 10 8 13.5 11.5 10',
  form: 'M2.75 4.5h6m3.5 0h1M2.75 11.5h1m3.5 0h6M8.75 2.75v3.5M7.25 9.75v3.5',
  key: 'M7.75 11a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0Zm-.75-2 6-6m-2.25 2.25 2 2',
  next: 'M2.75 8h10M9 4.25 12.75 8 9 11.75',
  offline:
    'M2 2l12 12M4.2 8.4a5.6 5.6 0 0 1 2-1.3M2 6.2a9 9 0 0 1 2.3-1.6M8 4a9 9 0 0 1 6 2.2M9.8 7.1a5.6 5.6 0 0 1 2 1.3M8 11.9v.1',
  retry: 'M13 8a5 5 0 1 1-1.6-3.7M13 2.5v3h-3',
  run: 'M5 3.2v9.6l7.6-4.8z',
  search: 'M11.25 7a4.25 4.25 0 1 1-8.5 0 4.25 4.25 0 0 1 8.5 0Zm-1.05 3.2 3.3 3.3',
  warning: 'M8 2.5 14 13H2zM8 6.5v3M8 11.4v.1',
};

export type IconName = keyof typeof paths;

/** A drawing next to a word, or in a button that has a name; hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill={name === 'run' ? 'currentColor' : undefined}
    >
      <path d={paths[name]} />
    </svg>
  );
}
