/** A browser under test with a stubbed API: empty, or with Ada signed in. */
import type { User } from '#shared/accounts.ts'
import { getProfile } from '#shared/profile.ts'
import { getPageConfig } from '#web/platform/page-config.ts'
import { storage } from '#web/platform/storage.ts'
import { ordinaryAnswers } from './profile-answers.ts'
import { openStubApi, type StubApi } from './stub-api.ts'

export const ada: User = {
  sub: 'sub-ada',
  email: 'ada@example.org',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Lindqvist',
}

export async function emptyBrowser(): Promise<StubApi> {
  // jsdom cannot scroll.
  window.scrollTo = () => {}
  localStorage.clear()
  sessionStorage.clear()
  const api = await openStubApi()
  getPageConfig().apiBaseUrl = api.url
  return api
}

/** Her profile is complete, and her companion is called Robin. */
export async function adasBrowser(): Promise<StubApi> {
  const api = await emptyBrowser()
  storage.set('auth_token', 'token')
  storage.set('auth_user', JSON.stringify(ada))
  storage.set('twinbot_profile_answers', JSON.stringify(ordinaryAnswers))
  storage.set('twinbotName', 'Robin')
  api.answer(getProfile, { answers: ordinaryAnswers, companionName: 'Robin' })
  return api
}
