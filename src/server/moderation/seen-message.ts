/** A message as it is in its thread; `text` is null once unsent. */
export type SeenMessage = {
  id: string
  threadId: string
  authorId: string
  /** The author's given name. */
  from: string
  text: string | null
}
