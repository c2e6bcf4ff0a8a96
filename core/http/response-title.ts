/** What a response is called: `201 Created`, or its name alone where it stands for all other statuses. */
export function responseTitle({ status, name }: { status: string; name: string }): string {
  return status === 'default' ? name : `${status} ${name}`;
}
