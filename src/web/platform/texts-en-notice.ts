/** English texts of a notification: apart from all others, because they are shown while no page is open. */
export const englishNotice = {
  title: 'TwinBot',
  unread: 'New messages in your threads',
  reminder: 'Time for a moment to yourself, if you like.',
}
export type NoticeTexts = typeof englishNotice
