/**
 * Labelled files that nobody has looked into: neither taught from nor scored until the reader is done, and then once. A
 * file leaves this list when its first look stands in docs/understanding.md.
 */
export const KEPT_UNREAD: readonly string[] = ['unread-k.jsonl']
