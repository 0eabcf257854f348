/**
 * Cuts a text into the small words everything else reads. Each token keeps the place it was cut from,
 * so that whatever is found later can be shown as an exact span of the text sent.
 */

export type Token = {
  /** lower case, contractions taken apart ("can't" is "can" and "not"), curly quotes made straight */
  word: string
  start: number
  end: number
  kind: TokenKind
  /** the letters as written began with a capital */
  capital: boolean
}

export type TokenKind = 'word' | 'number' | 'mark' | 'face' | 'name'

const PIECE =
  /\[(?:name|religion)\]|\p{L}[\p{L}\p{M}]*(?:['’`´]\p{L}+)*|\d+(?:[.,:]\d+)*|\.{2,}|…|[!?]+|[:;=8][-']?[)(DPpO/\\|3*]+|<3|\p{Extended_Pictographic}|[.,;:()"“”*–—\n-]/giu

/** Words people write without their apostrophe, which would otherwise hide a "not" or an "am". */
const RUN_TOGETHER = new Map(
  Object.entries({
    im: 'i am',
    ive: 'i have',
    dont: 'do not',
    cant: 'can not',
    cannot: 'can not',
    wont: 'will not',
    isnt: 'is not',
    arent: 'are not',
    wasnt: 'was not',
    werent: 'were not',
    didnt: 'did not',
    doesnt: 'does not',
    hasnt: 'has not',
    havent: 'have not',
    hadnt: 'had not',
    couldnt: 'could not',
    wouldnt: 'would not',
    shouldnt: 'should not',
    aint: 'is not',
    thats: 'that is',
    whats: 'what is',
    theres: 'there is',
    hes: 'he is',
    shes: 'she is',
    theyre: 'they are',
    youre: 'you are',
    youve: 'you have',
    theyve: 'they have',
    weve: 'we have',
    youll: 'you will',
    theyll: 'they will',
    itll: 'it will',
    gonna: 'going to',
    wanna: 'want to',
    wana: 'want to',
    gotta: 'got to',
    gotten: 'got',
    lemme: 'let me',
    cnt: 'can not',
    cnat: 'can not',
    dnt: 'do not',
    didn: 'did not',
    wasn: 'was not',
    dunno: 'do not know',
    idk: 'i do not know',
    havnt: 'have not',
    couldn: 'could not',
    iv: 'i have',
    il: 'i will',
    imma: 'i am going to',
  }),
)

const TAILS = new Map(Object.entries({ m: 'am', re: 'are', ve: 'have', ll: 'will', s: "'s", d: "'d" }))

export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const piece of text.matchAll(PIECE)) addPiece(tokens, piece[0], piece.index)
  return tokens
}

function addPiece(tokens: Token[], piece: string, start: number): void {
  const end = start + piece.length
  const first = piece.charCodeAt(0)
  if ((first >= 97 && first <= 122) || (first >= 65 && first <= 90)) {
    addWord(tokens, piece, start)
  } else if (first === 91) {
    tokens.push({ word: piece.toLowerCase(), start, end, kind: 'name', capital: true })
  } else if (first >= 48 && first <= 57 && /^\d/.test(piece) && !/[()DPpO/\\|]/.test(piece)) {
    tokens.push({ word: piece, start, end, kind: 'number', capital: false })
  } else if (/^\p{L}/u.test(piece)) {
    addWord(tokens, piece, start)
  } else if (/^[.,;:()"“”*–—!?…\n-]+$/.test(piece) && !/^[:;][-']?[)(]/.test(piece)) {
    tokens.push({ word: mark(piece), start, end, kind: 'mark', capital: false })
  } else {
    tokens.push({ word: piece.toLowerCase(), start, end, kind: 'face', capital: false })
  }
}

function mark(piece: string): string {
  if (piece === '…' || piece.startsWith('..')) return '...'
  if (piece === '“' || piece === '”') return '"'
  if (piece === '–' || piece === '—') return '-'
  if (piece.length > 1) return piece.includes('?') ? '?' : '!'
  return piece
}

/** Letters only, none three times in a row: most words, and nothing to put right in them. */
function isPlain(word: string): boolean {
  let before = 0
  let times = 0
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at)
    if (letter < 97 || letter > 122) return false
    times = letter === before ? times + 1 : 1
    if (times === 3) return false
    before = letter
  }
  return true
}

function addWord(tokens: Token[], piece: string, start: number): void {
  const lower = piece.toLowerCase()
  const word = isPlain(lower) ? lower : lower.replace(/[’`´]/g, "'").replace(/(.)\1{2,}/gu, '$1$1')
  const capital = piece.charCodeAt(0) !== lower.charCodeAt(0)
  const push = (text: string, from: number, to: number) =>
    tokens.push({ word: text, start: from, end: to, kind: 'word', capital })
  const end = start + piece.length
  const whole = RUN_TOGETHER.get(word)
  if (whole !== undefined) {
    for (const part of whole.split(' ')) push(part, start, end)
    return
  }
  const cut = word.indexOf("'")
  if (cut < 0) {
    push(word, start, end)
    return
  }
  const tail = word.slice(cut + 1)
  const split = start + piece.search(/['’`´]/)
  if (tail === 't' && word[cut - 1] === 'n') {
    const stem = word.slice(0, cut - 1)
    const verb =
      stem === 'ca' ? 'can' : stem === 'wo' ? 'will' : stem === 'ai' ? 'is' : stem === 'sha' ? 'shall' : stem
    if (verb) push(verb, start, end)
    push('not', start, end)
  } else if (TAILS.has(tail)) {
    if (cut > 0) push(word.slice(0, cut), start, split)
    push(TAILS.get(tail)!, split, end)
  } else {
    push(word.replaceAll("'", ''), start, end)
  }
}
