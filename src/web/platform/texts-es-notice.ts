/** Spanish texts of a notification: apart from all others, because they are shown while no page is open. */
import type { NoticeTexts } from './texts-en-notice.ts'

export const spanishNotice: NoticeTexts = {
  title: 'TwinBot',
  unread: 'Hay mensajes nuevos en tus hilos',
  reminder: 'Un momento para ti, si te apetece.',
}
