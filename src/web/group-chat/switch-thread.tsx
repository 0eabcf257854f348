/** Switches to a recent thread. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ThreadId } from '#shared/community.ts'
import { texts } from '#web/platform/texts.ts'
import { threadTitle } from '#web/platform/thread-names.ts'
import { SelectPill } from '#web/ui/select-pill.tsx'
import { enterThread } from './active-threads.ts'

export function SwitchThread({ threadId }: { threadId: ThreadId }) {
  const navigate = useNavigate()
  const [active] = useState(() => enterThread(threadId))
  return (
    <SelectPill
      placeholder={texts.group.switchThread}
      options={active.map(id => ({ value: id, label: threadTitle(id) }))}
      onChoose={id => navigate(`/group-chat/${id}`)}
    />
  )
}
