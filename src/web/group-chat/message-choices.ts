/** What the menu of a message offers, in order. A hint only where it tells more than the name. */
import { Ban, Copy, Flag, type LucideIcon, Pencil, Reply, Trash2 } from 'lucide-react'
import { EDIT_WITHIN_MS } from '#shared/group-chat.ts'
import { texts } from '#web/platform/texts.ts'
import type { MessageLine } from './timeline.ts'

export type Step = 'choose' | 'unsend' | 'report' | 'reported' | 'reported-help' | 'block'

export type MessageChoices = {
  onReply: (said: MessageLine) => void
  onCopy: (said: MessageLine) => void
  onEdit: (said: MessageLine) => void
  onStep: (step: Step) => void
}

export type MessageChoice = {
  name: string
  icon: LucideIcon
  hint?: string
  danger?: boolean
  /** Nothing follows it, so that the menu closes. */
  closes?: boolean
  choose: () => void
}

/** `openedAt`: nothing in the menu goes away while it is open. */
export function messageChoices(said: MessageLine, on: MessageChoices, openedAt: number): MessageChoice[] {
  const { thread, moderation, group } = texts
  const reply = { name: thread.reply, icon: Reply, choose: () => on.onReply(said) }
  const copy = { name: thread.copy, icon: Copy, closes: true, choose: () => on.onCopy(said) }
  const edit = { name: thread.edit, icon: Pencil, hint: thread.editHint, choose: () => on.onEdit(said) }
  const unsend = {
    name: group.unsend,
    icon: Trash2,
    hint: thread.unsendHint,
    danger: true,
    choose: () => on.onStep('unsend'),
  }
  const report = {
    name: moderation.report,
    icon: Flag,
    hint: moderation.reportHint,
    choose: () => on.onStep('report'),
  }
  const block = {
    name: moderation.block(said.name || group.formerMember),
    icon: Ban,
    hint: moderation.blockHint,
    danger: true,
    choose: () => on.onStep('block'),
  }
  if (said.removed) return [block]
  const isInTime = openedAt - said.at.getTime() < EDIT_WITHIN_MS
  if (said.by === 'me') return [reply, copy, ...(isInTime ? [edit] : []), unsend]
  return [reply, ...(said.covered ? [] : [copy]), report, block]
}
