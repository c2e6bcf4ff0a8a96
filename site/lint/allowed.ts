/** Digits that are allowed in prose outside elements. */
export const allowedText: { reason: string; pattern: RegExp; where?: 'start of a heading' }[] = [
  { reason: 'number of a step', pattern: /^\d+\. /, where: 'start of a heading' },
  { reason: 'name of a standard', pattern: /^(HMAC-SHA1|SHA1|Base64|UTF-8|ISO-\d+)$/ },
];

/** Code that is allowed in prose outside elements. */
export const allowedCode: { reason: string; pattern: RegExp }[] = [
  { reason: 'form of a date', pattern: /^YYYY[-/]MM[-/]DD$/ },
  { reason: 'value of JSON', pattern: /^(null|true|false|\[\])$/ },
  { reason: 'ending of the names of integer money', pattern: /^_cents$/ },
  { reason: 'beginning of the names of the second tax', pattern: /^additional_$/ },
  { reason: 'name of HTML', pattern: /^(label|role="status")$/ },
  { reason: 'placeholder in the servers of the description', pattern: /^\{account\}$/ },
  { reason: 'file of this site', pattern: /^openapi\.(json|yaml)$/ },
  { reason: 'header with a credential of the examples', pattern: /^Authorization: Bearer at_EXAMPLE$/ },
];
