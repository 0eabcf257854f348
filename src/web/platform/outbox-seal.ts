/** Seals words under the key a person's session holds, so that without it what lies in the browser says nothing. */

export type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }

export type OutboxSeal = {
  seal(text: string, about: string): Promise<Sealed>
  /** Null when it was sealed under another key, about something else, or was tampered with. */
  open(sealed: Sealed, about: string): Promise<string | null>
}

const IV_BYTES = 12

/** `key` is 32 bytes in base64. Answers null where the browser has no means to seal. */
export async function createOutboxSeal(key: string): Promise<OutboxSeal | null> {
  try {
    const bytes = Uint8Array.from(atob(key), letter => letter.charCodeAt(0))
    const imported = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
    return sealUnder(imported)
  } catch {
    return null
  }
}

function sealUnder(key: CryptoKey): OutboxSeal {
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
