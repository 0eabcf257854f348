// Which face a message without words shows: sad, tired, fed up, a shrug, or a heart.
const faces: [string, RegExp][] = [
  // Drawn from several signs, so before the signs they are drawn from.
  ['fog', /😶‍🌫|🫥|🌫/u],
  ['breath', /😮‍💨/u],
  ['halfsmile', /🥲|🙃|🥹/u],
  ['wince', /😬|🫨/u],
  ['sick', /[🤢🤮🤒🤧😷🤕]/u],
  // Tears beside laughing are tears of laughing, and so is a skull.
  ['laugh', /[😂🤣😆😹]/u],
  ['skull', /[💀☠👻]/u],
  ['sad', /[😢😭😞😔😟🥺🥲😿💔😩😫☹🙁😓😥😪😣😖😰😨😧😦🥀]/u],
  ['angry', /[😡🤬😠👿💢😤]/u],
  ['melting', /[🫠🥴😵🥵🫥🤯💨]/u],
  ['heart', /[❤♥💕💖💗💓💞💘💝💛💚💙💜🖤🤍🤎🧡🥰😍😘🤗🫶💌😻🫂🌹💐]/u],
  ['fedup', /🤦|[👎🙄😒😑🤨]/u],
  ['shrug', /🤷|[😐😶🫤]/u],
  ['dots', /[🤔🧐💭]/u],
  ['thumbs', /[👍👌✅✔🆗🤝]/u],
  ['pray', /[🙏🤲🤞]/u],
  ['peek', /[🫣🙈👀😳🫢]/u],
  ['fire', /[🔥💯⚡🚀]/u],
  ['tired', /[😴🥱💤🛌]/u],
  ['happy', /[🎂✌🥂🍾😀😃😄😁😊🙂😎🥳🎉🎊🙌💪✨🌞☀🌈😺🤩😇😋😝😜🤪🎈👏💃🕺😌]/u],
]

/** Which face a single picture is, if it is one. */
export const faceIn = (sign: string): string | undefined =>
  faces.find(([, pattern]) => pattern.test(sign))?.[0]

export function noiseSub(text: string): string {
  if (/<3/.test(text)) return 'heart'
  const face = faces.find(([, pattern]) => pattern.test(text))
  if (face) return face[0]
  if (/\p{Extended_Pictographic}/u.test(text.replace(/[\d#*]/g, ''))) return 'emoji'
  if (/^\d{1,3}(?: ?(?:\/|%).{0,3})?$/.test(text)) return 'number'
  if (/\d/.test(text)) return 'mash'
  if (/[:;=]'?-?[)\]}*]|\^[_.-]?\^|<3/.test(text)) return faceSub(text)
  if (/[:;=]'?-?[([{/\\|]|>[_.]<|[;-]_[;-]/.test(text)) return faceSub(text)
  if (text.includes('?')) return 'asking'
  return /^[.…\s]{2,}$|^…$/.test(text) ? 'dots' : 'marks'
}

/** A face drawn with letters and signs. */
export function faceSub(text: string): string {
  if (/[:;=]'?-?[([{]|[tT][_.][tT]|>[_.]<|;_;|[:=]'\(/.test(text)) return 'sad'
  if (/-_-/.test(text)) return 'fedup'
  if (/^[xX:;=8]-?[dD)\]pP}3]+$|\^[_.-]?\^|[:;=]'?-?[)\]}]/.test(text)) return 'happy'
  return 'emoji'
}
