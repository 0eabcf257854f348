/** What the companion may know about somebody, and what must never leave the server with their text. */
import { DEFAULT_COMPANION_NAME } from '#shared/profile.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { Preferences } from './preferences/preferences.ts'
import type { Profiles } from './profile/profile.ts'

type Sources = { accounts: Accounts; profiles: Profiles; preferences: Preferences }

export async function personOf({ accounts, profiles, preferences }: Sources, userId: string) {
  const [user, { answers, companionName }, { modelConsent, country, countMisses }] = await Promise.all([
    accounts.user(userId),
    profiles.of(userId),
    preferences.of(userId),
  ])
  return {
    givenName: user.given_name,
    answers,
    companionName: companionName ?? DEFAULT_COMPANION_NAME,
    modelConsent,
    country,
    countMisses,
    withheld: [user.email, user.family_name, user.sub],
  }
}
