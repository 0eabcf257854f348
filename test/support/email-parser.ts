/** Parses an email as a mail program would: unfolds the headers, decodes subject and text. */
export type ReceivedEmail = { to: string; from: string; subject: string; text: string }

export function parseEmail(raw: string, to: string): ReceivedEmail {
  const blank = raw.indexOf('\r\n\r\n')
  const headers = new Map<string, string>()
  for (const line of raw
    .slice(0, blank)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const colon = line.indexOf(':')
    headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  const text = decode(raw.slice(blank + 4), headers.get('content-transfer-encoding') ?? '7bit')
  return {
    to,
    from: words(headers.get('from') ?? ''),
    subject: words(headers.get('subject') ?? ''),
    text: text.replaceAll('\r\n', '\n').trim(),
  }
}

function decode(body: string, encoding: string): string {
  if (encoding.toLowerCase() === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding.toLowerCase() === 'quoted-printable') return quotedPrintable(body.replace(/=\r\n/g, ''))
  return Buffer.from(body, 'latin1').toString('utf8')
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Headers are ASCII; anything else travels as =?UTF-8?B?…?= or =?UTF-8?Q?…?=. */
function words(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind, coded) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(coded, 'base64').toString('utf8')
        : quotedPrintable(coded.replaceAll('_', ' ')),
    )
}
