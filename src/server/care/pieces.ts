// Cuts a text into the pieces that matter: words of any letters (apostrophes inside), single Han signs, emoji and
// punctuation. Each character's kind is asked of Unicode once and then kept in a table.

export const kinds = {
  /** Begins a word and goes on with it. */
  letter: 1,
  /** A sign that is a word by itself, but goes on with a word of letters. */
  han: 2,
  /** Goes on with a word; a piece that begins with one is kept as it stands. */
  mark: 3,
  stop: 4,
  pause: 5,
  quoteOpens: 6,
  quoteCloses: 7,
  quoteEither: 8,
  sign: 9,
  nothing: 10,
} as const

// In this order: what is asked first wins.
const tests: [RegExp, number][] = [
  [/^(?=\p{Script=Han})[\p{L}\p{N}]/u, kinds.han],
  [/^\p{Script=Han}/u, kinds.sign],
  [/^[\p{L}\p{N}]/u, kinds.letter],
  [/^\p{M}/u, kinds.mark],
  [/^[.!?;\n。！？।؟]/u, kinds.stop],
  [/^[,:()[\]/—–，、：،…]/u, kinds.pause],
  [/^[“«„「]/u, kinds.quoteOpens],
  [/^[”»」]/u, kinds.quoteCloses],
  [/^"/u, kinds.quoteEither],
  [/^\p{Extended_Pictographic}/u, kinds.sign],
]

// By code point; zero is not asked yet.
const table = new Uint8Array(0x110000)

function kindOf(code: number): number {
  const known = table[code]!
  if (known !== 0) return known
  const sign = String.fromCodePoint(code)
  const kind = tests.find(([test]) => test.test(sign))?.[1] ?? kinds.nothing
  table[code] = kind
  return kind
}

const dot = 46
const space = 32
const dash = 45

/** The code point at `at`; 0 beyond the end. */
function codeAt(text: string, at: number): number {
  if (at >= text.length) return 0
  const unit = text.charCodeAt(at)
  return (unit & 0xfc00) === 0xd800 ? text.codePointAt(at)! : unit
}

const widthOf = (code: number) => (code > 0xffff ? 2 : 1)

/** The kind of the piece that begins at `at`. Dots in a row and a dash between spaces are pauses. */
export function kindAt(text: string, at: number): number {
  const code = codeAt(text, at)
  if (code === dot && text.charCodeAt(at + 1) === dot) return kinds.pause
  if (code === space)
    return text.charCodeAt(at + 1) === dash && text.charCodeAt(at + 2) === space ? kinds.pause : kinds.nothing
  return kindOf(code)
}

/** Where the piece of this kind that begins at `at` ends. */
export function pieceEnd(text: string, at: number, kind: number): number {
  if (kind === kinds.letter || kind === kinds.mark) return wordEnd(text, at)
  const code = codeAt(text, at)
  if (kind !== kinds.pause) return at + widthOf(code)
  if (code === space) return at + 3
  let end = at + 1
  if (code === dot) while (text.charCodeAt(end) === dot) end++
  return end
}

function wordEnd(text: string, at: number): number {
  let end = lettersEnd(text, at)
  while (isJoiner(text.charCodeAt(end))) {
    const further = lettersEnd(text, end + 1)
    if (further === end + 1) break
    end = further
  }
  return isApostrophe(text.charCodeAt(end)) ? end + 1 : end
}

function lettersEnd(text: string, at: number): number {
  let end = at
  for (;;) {
    const code = codeAt(text, end)
    if (kindOf(code) > kinds.mark) return end
    end += widthOf(code)
  }
}

const isApostrophe = (code: number) => code === 39 || code === 0x2019

// ' ’ * @ $ ! between letters belong to the word.
function isJoiner(code: number): boolean {
  return isApostrophe(code) || code === 42 || code === 64 || code === 36 || code === 33
}
