import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sentencesOf } from './words.ts'

describe('a text is cut into whole sentences', () => {
  test.each([
    ['I saw Dr. Lee today. She was kind.', ['I saw Dr. Lee today.', 'She was kind.']],
    ['Mrs. Ahmed and Mr. Ito came. I cooked.', ['Mrs. Ahmed and Mr. Ito came.', 'I cooked.']],
    ['I woke at 5 a.m. and ran. It rained.', ['I woke at 5 a.m. and ran.', 'It rained.']],
    ['I got up at 5 a.m. Nobody else did.', ['I got up at 5 a.m.', 'Nobody else did.']],
    ['We took bus no. 5 home. Fine.', ['We took bus no. 5 home.', 'Fine.']],
    ['Did he call? No. He wrote.', ['Did he call?', 'No.', 'He wrote.']],
    [
      'I like J. K. Rowling and John F. Kennedy. Odd pair.',
      ['I like J. K. Rowling and John F. Kennedy.', 'Odd pair.'],
    ],
    ['So did I. We left.', ['So did I.', 'We left.']],
    ['“Go away!” she said. I went.', ['“Go away!” she said.', 'I went.']],
    ['He said “go away!” I went.', ['He said “go away!”', 'I went.']],
    [
      'no. i stayed home. who knows who i am. not me',
      ['no.', 'i stayed home.', 'who knows who i am.', 'not me'],
    ],
    ['i went home. it was late.', ['i went home.', 'it was late.']],
    ['Wait… what? Yes!', ['Wait…', 'what?', 'Yes!']],
    ['', []],
  ])('%s', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences)
  })

  test('with the space between them as it was written', () => {
    expect(sentencesOf('I saw Dr.  Lee.  Then I left.')).toEqual(['I saw Dr.  Lee.', 'Then I left.'])
  })

  test('and no letter of it is lost or moved, whatever was written', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('Dr.', 'no.', 'a.m.', 'I.', 'J.', '“Go!”', 'end?', '…', '  ', '\n'),
    )
    fc.assert(
      fc.property(
        fc.array(word).map(words => words.join(' ')),
        text => {
          const bare = (written: string) => written.replace(/\s+/g, '')
          expect(bare(sentencesOf(text).join(''))).toBe(bare(text))
          for (const sentence of sentencesOf(text)) expect(text).toContain(sentence)
        },
      ),
    )
  })
})
