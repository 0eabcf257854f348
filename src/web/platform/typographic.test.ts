import { expect, test } from 'vitest'
import { typographic } from './typographic.ts'

test.each([
  ["That's a big dark 'what if' to look into.", 'That’s a big dark ‘what if’ to look into.'],
  ["'It's fine,' she said, and it wasn't.", '‘It’s fine,’ she said, and it wasn’t.'],
  ['"Go", he said ("now").', '“Go”, he said (“now”).'],
  ['"She said \'no\'."', '“She said ‘no’.”'],
  ["My parents' house, 'cause it's near.", 'My parents’ house, ’cause it’s near.'],
  ["Don't, can't, won't.", 'Don’t, can’t, won’t.'],
])('%s is printed as %s', (stored, printed) => {
  expect(typographic(stored)).toBe(printed)
})
