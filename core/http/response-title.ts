/** Title of a response: `201 Created`, or only its name for `default`. */
export function responseTitle({ status, name }: { status: string; name: string }): string {
  return status === 'default' ? name : `${status} ${name}`;
}
