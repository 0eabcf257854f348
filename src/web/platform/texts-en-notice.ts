/** English texts of a notification: apart from all others, because they are shown while no page is open. */
export const englishNotice = {
  title: 'TwinBot',
  unread: 'New messages in your threads',
}
export type NoticeTexts = typeof englishNotice
