/**
 * The names people go by. Others see them beside what was said, so a name holds nothing that cannot be seen: it could
 * turn the line around, or make one name look like another's.
 */

/** Characters that direct the text around them, join it, or take no room. */
const UNSEEN = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu

export function visibleName(written: string): string {
  return written
    .replace(UNSEEN, '')
    .replace(/\p{Z}+/gu, ' ')
    .trim()
}
