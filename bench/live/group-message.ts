/** A message as the product delivers it, so every contender sends the same number of bytes. */
export function groupMessage(sent: { id: string; stream_id: string; text: string }, seq: number) {
  return {
    type: 'group_message',
    stream_id: sent.stream_id,
    id: sent.id,
    seq,
    from: 'Person',
    userId: '0'.repeat(22),
    text: sent.text,
    timestamp: new Date().toISOString(),
  }
}
