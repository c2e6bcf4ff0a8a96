/** Options that take the next word as their value. Those of a request are read; the others only do not count as addresses. */
const WITH_VALUE =
  /^(?:-[oumAbceExCDHdFTXKQrtUwyYz]|--(?:request|header|data(?:-raw|-binary|-ascii|-urlencode)?|json|form(?:-string)?|url(?:-query)?|user|output|max-time|user-agent|cookie(?:-jar)?|referer|cert|key|cacert|capath|proxy|connect-timeout|retry|write-out|upload-file|config|resolve|oauth2-bearer|limit-rate|range))$/;

/** `-XPOST`, `-X POST`, `--request=POST` */
export function splitOption(word: string, next = ''): { option: string; value: string; used: number } {
  if (WITH_VALUE.test(word)) return { option: word, value: next, used: 1 };
  const [, long, joined] = /^(--[\w-]+)=(.*)$/s.exec(word) ?? [];
  if (long !== undefined && WITH_VALUE.test(long)) return { option: long, value: joined ?? '', used: 0 };
  const short = word.slice(0, 2);
  if (/^-[a-z]./i.test(word) && WITH_VALUE.test(short))
    return { option: short, value: word.slice(2), used: 0 };
  return word.startsWith('-') ? { option: word, value: '', used: 0 } : { option: '', value: word, used: 0 };
}
