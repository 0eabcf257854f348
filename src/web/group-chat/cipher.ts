/**
 * Encrypts the texts of group messages in the browser's storage with a secret embedded at build time. Every copy of
 * the page contains it, so nothing in the product calls this private or secure.
 */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { hexToBytes } from '@noble/ciphers/utils.js'

declare const CLIENT_CIPHER_KEY: string | undefined

const NONCE_BYTES = 24

/** Outside of a build (tests) there is no secret, and a random one will do. */
const key =
  typeof CLIENT_CIPHER_KEY === 'string'
    ? hexToBytes(CLIENT_CIPHER_KEY)
    : crypto.getRandomValues(new Uint8Array(32))

export function encrypt(text: string): string {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const sealed = xchacha20poly1305(key, nonce).encrypt(new TextEncoder().encode(text))
  return toBase64(nonce) + toBase64(sealed)
}

/** Null when it was encrypted with another secret, or is damaged. */
export function decrypt(written: string): string | null {
  const cut = (NONCE_BYTES / 3) * 4
  try {
    const cipher = xchacha20poly1305(key, fromBase64(written.slice(0, cut)))
    return new TextDecoder().decode(cipher.decrypt(fromBase64(written.slice(cut))))
  } catch {
    return null
  }
}

function toBase64(bytes: Uint8Array): string {
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters)
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
}
