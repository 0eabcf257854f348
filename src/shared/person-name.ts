/**
 * People's names. Others see them next to messages, so invisible characters are not allowed: they could
 * reverse the line or imitate another name.
 */

/** Characters that direct the text around them, join it, or take no room. */
const UNSEEN = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu

export function visibleName(written: string): string {
  return written
    .replace(UNSEEN, '')
    .replace(/\p{Z}+/gu, ' ')
    .trim()
}
