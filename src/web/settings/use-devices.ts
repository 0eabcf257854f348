/** Loads, remembers and forgets devices. The error texts are the specification's. */
import { useEffect } from 'react'
import { type Device, forgetDevice, listDevices, rememberDevice, signOut } from '#shared/accounts.ts'
import { CallError, call } from '#web/platform/api.ts'
import { deviceToken, storeDeviceToken } from '#web/platform/device-token.ts'
import { texts } from '#web/platform/texts.ts'
import { useLoaded } from '#web/platform/use-loaded.ts'

const load = async (): Promise<Device[]> => (await call(listDevices)).devices

/** Reloads the list on the same screen. */
const watchers = new Set<() => void>()

/** Every other device was signed out by something else, such as a new password. */
export function othersSignedOut(): void {
  for (const watcher of watchers) watcher()
}

export function useDevices() {
  const { loaded: devices, setLoaded, failure, again } = useLoaded(load)
  useEffect(() => {
    const onlyThis = () => setLoaded(known => known?.filter(({ current }) => current) ?? null)
    watchers.add(onlyThis)
    return () => void watchers.delete(onlyThis)
  }, [setLoaded])

  /** Both return what went wrong, if anything. */
  async function remember(key: string, name: string): Promise<string | undefined> {
    try {
      const body = { name, ...deviceToken() }
      const { device, deviceToken: given } = await call(rememberDevice, { params: { key }, body })
      storeDeviceToken(given)
      setLoaded(known => known?.map(other => (other.key === key ? device : other)) ?? null)
    } catch (error) {
      return deviceError(error)
    }
  }

  async function forget(key: string): Promise<string | undefined> {
    try {
      await call(forgetDevice, { params: { key } })
      setLoaded(known => known?.filter(other => other.key !== key) ?? null)
    } catch (error) {
      return deviceError(error)
    }
  }

  async function signOutOthers(): Promise<string | undefined> {
    try {
      await call(signOut, { body: { others: true } })
      othersSignedOut()
    } catch (error) {
      return deviceError(error)
    }
  }

  return {
    devices,
    failure: failure ? deviceError(failure) : undefined,
    again,
    remember,
    forget,
    signOutOthers,
  }
}

function deviceError(error: unknown): string {
  const words = texts.settings.deviceErrors
  if (!(error instanceof CallError)) return texts.errors.unexpected
  if (error.code === 'network') return words.network
  if (error.code === 'not-signed-in') return words.notSignedIn
  if (error.code === 'device-configuration' || error.code === 'bad-input') return words.configuration
  return error.sentence
}
