/** Encrypts what the browser stores with a key that only the signed-in session holds. */
import { storage } from './storage.ts'

export type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }

export type SessionCipher = {
  seal(text: string, about: string): Promise<Sealed>
  /** Null when the key or `about` differs, or the data was tampered with. */
  open(sealed: Sealed, about: string): Promise<string | null>
}

const IV_BYTES = 12

/** The current session's cipher; null when signed out or when the browser cannot encrypt. */
export async function sessionCipher(): Promise<SessionCipher | null> {
  const key = storage.get('twinbot_outbox_key')
  return key === null ? null : createSessionCipher(key)
}

/** `key` is 32 bytes in base64. Null when the browser cannot encrypt. */
export async function createSessionCipher(key: string): Promise<SessionCipher | null> {
  try {
    const bytes = Uint8Array.from(atob(key), letter => letter.charCodeAt(0))
    const imported = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
    return cipherWith(imported)
  } catch {
    return null
  }
}

function cipherWith(key: CryptoKey): SessionCipher {
  const bound = (iv: Uint8Array<ArrayBuffer>, about: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(about),
  })
  return {
    async seal(text, about) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      return { iv, bytes: await crypto.subtle.encrypt(bound(iv, about), key, new TextEncoder().encode(text)) }
    },
    async open({ iv, bytes }, about) {
      try {
        return new TextDecoder().decode(await crypto.subtle.decrypt(bound(iv, about), key, bytes))
      } catch {
        return null
      }
    },
  }
}
