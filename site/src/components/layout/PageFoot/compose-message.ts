import type { Feedback } from '#core/contracts/project';

/** A message about a page. */
interface Message {
  title: string;
  /** The first line is the address of the page; readers continue below. */
  body: string;
}

/** Returns the address that opens a message to the writers; undefined if the project has no address for it. */
export function composeMessage(
  { mail, form }: Feedback,
  { title, body }: Message,
  prefers: 'mail' | 'form',
): string | undefined {
  const byMail =
    mail && `mailto:${mail}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
  const byForm = form && fill(form, { title, body });
  return (prefers === 'mail' ? (byMail ?? byForm) : (byForm ?? byMail)) || undefined;
}

/** Replaces `{name}` in the template of an address by its encoded value. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (name, key: string) =>
    Object.hasOwn(values, key) ? encodeURIComponent(values[key] ?? '') : name,
  );
}
