import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { countries, helpIn, youthLine } from '#shared/helplines.ts'
import { pageTexts } from '#web/platform/page-texts.ts'
import { storage } from '#web/platform/storage.ts'
import { careStore } from './care-store.ts'
import { EmergencyNumber, OtherHelplines, PhoneHelplines, TextHelplines } from './helpline-list.tsx'

afterEach(() => {
  cleanup()
  storage.clearPerson()
})

async function addressesIn(code: string): Promise<string[]> {
  const help = helpIn(code)
  await pageTexts()
  await act(async () => {
    render(
      <Suspense>
        <EmergencyNumber help={help} />
        <PhoneHelplines help={help} />
        <TextHelplines help={help} />
        <OtherHelplines help={help} />
      </Suspense>,
    )
  })
  const addresses = screen.queryAllByRole('link').map(link => link.getAttribute('href') ?? '')
  cleanup()
  return addresses
}

test.each(countries)(
  'in $name somebody under 18 finds their own line right after the emergency number',
  async ({ code }) => {
    const before = await addressesIn(code)
    careStore.handle(
      { tier: 'concern', category: null, show: 'row', young: true },
      { id: code, surface: 'group' },
    )
    const after = await addressesIn(code)
    const youth = youthLine(helpIn(code))?.phone?.href
    // Nothing is lost or listed twice.
    expect([...after].sort()).toEqual([...before].sort())
    if (youth) expect(after.indexOf(youth)).toBe(1)
    else expect(after).toEqual(before)
  },
)
