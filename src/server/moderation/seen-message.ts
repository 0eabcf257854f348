/** A message as it stands in its thread; its words are null when they were taken back. */
export type SeenMessage = {
  id: string
  threadId: string
  authorId: string
  /** The author's given name. */
  from: string
  text: string | null
}
