import type { Device } from '#shared/accounts.ts'

/** What each device is called, by its key. Of several with the same name, all but the first have a number. */
export function deviceTitles(devices: readonly Device[]): ReadonlyMap<string, string> {
  const seen = new Map<string, number>()
  return new Map(
    devices.map(({ key, name, browser }) => {
      const title = name ?? browser
      const number = (seen.get(title) ?? 0) + 1
      seen.set(title, number)
      return [key, number === 1 ? title : `${title} (${number})`]
    }),
  )
}
