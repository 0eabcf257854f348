/**
 * Labelled files held out from training and scoring until the reader is finished, then scored once. A file leaves this
 * list when its first score is recorded in docs/understanding.md.
 */
export const HELD_OUT_FILES: readonly string[] = ['unread-k.jsonl']
