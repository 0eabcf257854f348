/** For an address whose id does not exist: says so, and leads on. */
import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { Heading } from './heading.tsx'
import { Screen } from './screen.tsx'

type Way = { to: string; label: string }

type NotFoundScreenProps = {
  title: string
  /** The left of the bar: usually a BackLink. */
  start: ReactNode
  action: Way
  /** Another way on. */
  other?: Way
  children: ReactNode
}

export function NotFoundScreen({ title, start, action, other, children }: NotFoundScreenProps) {
  return (
    <Screen title={title} width="narrow" start={start}>
      <div className="screen-head centred">
        <Heading>{title}</Heading>
      </div>
      <EmptyState
        action={
          <>
            <ButtonLink kind="sec" to={action.to}>
              {action.label}
            </ButtonLink>
            {other && (
              <ButtonLink kind="ghost" to={other.to}>
                {other.label}
              </ButtonLink>
            )}
          </>
        }
      >
        {children}
      </EmptyState>
    </Screen>
  )
}
