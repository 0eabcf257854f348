/** Gauges, banners, toasts, skeletons and the empty state. */
import { useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Gauge, GaugeSkeleton } from '#web/ui/gauge.tsx'
import { Skeleton, SkeletonRow } from '#web/ui/skeleton.tsx'
import { Toast, useToast } from '#web/ui/toast.tsx'
import { Part } from './part.tsx'

export function StateParts() {
  const [stress, setStress] = useState(42)
  const toast = useToast()
  return (
    <>
      <Part name="Gauge" wide space="private">
        <div className="design-gauges">
          <Gauge
            label="Stress"
            percent={stress}
            colour="var(--stress)"
            track="var(--stress-tint)"
            size="big"
          />
          <Gauge
            label="Anxiety"
            percent={27}
            colour="var(--anxiety)"
            track="var(--anxiety-tint)"
            size="big"
          />
          <GaugeSkeleton label="Loading" size="big" />
          <Gauge label="Coping" percent={19} colour="var(--dom-coping)" size="small" />
          <Gauge label="Zero" percent={0} colour="var(--focusg)" size="small" />
          <Gauge label="All" percent={100} colour="var(--dom-empower)" size="small" />
        </div>
        <div className="design-row">
          <Button kind="sec" onClick={() => setStress(stress === 42 ? 12 : 42)}>
            Refresh
          </Button>
        </div>
      </Part>
      <Part name="Toast and banner">
        <Toast text="Code sent. Check your inbox." />
        <Toast text="We couldn’t change the star. Try again in a moment." tone="error" />
        <Banner tone="ok">Your email is confirmed.</Banner>
        <Banner tone="error">Failed to refresh insights.</Banner>
        <Banner tone="warn">You’re offline. We’ll reconnect when you’re back.</Banner>
        <Button kind="sec" onClick={() => toast('Code sent. Check your inbox.')}>
          Show a toast
        </Button>
      </Part>
      <Part name="Skeleton">
        <SkeletonRow />
        <Skeleton width="60%" height="3rem" />
      </Part>
      <Part name="Empty state">
        <EmptyState>You have no new notifications right now.</EmptyState>
      </Part>
    </>
  )
}
