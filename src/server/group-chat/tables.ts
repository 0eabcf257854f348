/** The tables of group chat. */
export type MessageRow = {
  thread_id: string
  /** Its number among all events of the thread, later changes included; no gaps. */
  seq: number
  /** The id chosen by the author's client. */
  id: string
  user_id: string
  at: number
  /** Sealed text and care verdict; null once removed. */
  body: Uint8Array | null
  /** The number of the last change to it, if any. */
  changed_seq: number | null
}

export type Tables = {
  group_threads: { thread_id: string; last_seq: number; last_at: number }
  group_messages: MessageRow
  group_reads: { user_id: string; thread_id: string; read_seq: number }
  group_holds: { id: string; thread_id: string; user_id: string; at: number; body: Uint8Array }
  group_hidden: { id: string; thread_id: string; at: number; body: Uint8Array }
  /** Imported messages: visible only to their owner, in no thread. */
  group_records: {
    user_id: string
    id: string
    thread_id: string
    at: number
    held: number
    edited: number
    reply_to: string | null
    body: Uint8Array
  }
  /** Read only, for given names; owned by accounts. */
  users: { id: string; given_name: string }
}

/** A message with its author's given name, null when the account is gone. */
export type NamedRow = MessageRow & { given_name: string | null }
