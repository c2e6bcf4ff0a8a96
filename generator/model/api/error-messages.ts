import { formatValue } from '#core/json/format-value';
import { isObject, type Json } from '#core/json/json';

/** The number of messages of one body that are shown; the body itself has the rest. */
const MAX_MESSAGES = 8;

/**
 * Returns what the body of an error says, one message for each value, after the name of the field that it is about:
 * `first_name: can't be blank`. A member that holds everything, such as `error` or `errors`, is not named.
 */
export function messagesOf(body: Json): string[] {
  const members = isObject(body) ? Object.values(body) : [];
  const [only] = members;
  return leavesOf(members.length === 1 && only !== undefined ? only : body, '').slice(0, MAX_MESSAGES);
}

function leavesOf(value: Json, name: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, name));
  if (isObject(value))
    return Object.entries(value).flatMap(([member, one]) =>
      leavesOf(one, name ? `${name}.${member}` : member),
    );
  return [name ? `${name}: ${formatValue(value)}` : formatValue(value)];
}
