/**
 * Settings without rate limits: a test file comes from one address and one account within seconds. Tests
 * about limits set their own.
 */
const often = '1000000/60'

export const withoutRateLimits: Record<string, string> = {
  RATE_SIGN_UP_ADDRESS: often,
  RATE_SIGN_UP_ACCOUNT: often,
  RATE_RESEND_ADDRESS: often,
  RATE_RESEND_ACCOUNT: often,
  RATE_CODE_ADDRESS: often,
  RATE_CODE_ACCOUNT: often,
  RATE_SIGN_IN_ADDRESS: often,
  RATE_SIGN_IN_ACCOUNT: often,
  RATE_CHAT: often,
  RATE_CLASSIFICATION: often,
  RATE_PROFILE: often,
  RATE_NEW_CHATS: often,
  RATE_MOOD: often,
  RATE_CODE_DAY: often,
  RATE_SIGN_IN_DAY: often,
  RATE_EXPORT: often,
  RATE_IMPORT: often,
  RATE_IMPORT_ENTRIES: '100000000/60',
  SOCKETS_PER_ADDRESS: '1000000',
  CONNECTIONS_PER_ADDRESS: '1000000',
}
