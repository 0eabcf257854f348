/** The guard and the restoring of sessions, through the whole app, against a server that answers over HTTP. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { login, signOut, type User } from '#shared/accounts.ts'
import { getProfile, type ProfileAnswers } from '#shared/profile.ts'
import { ada, emptyBrowser } from '#test/support/browser.ts'
import { ordinaryAnswers } from '#test/support/profile-answers.ts'
import type { StubApi } from '#test/support/stub-api.ts'
import { getPageConfig } from '#web/platform/page-config.ts'
import { storage } from '#web/platform/storage.ts'
import { App } from './app.tsx'

const ben: User = { ...ada, sub: 'sub-ben', email: 'ben@example.org', given_name: 'Ben' }
const answers = { ...ordinaryAnswers, momentThatChangedYou: 'Adas moment' }

let api: StubApi

beforeEach(async () => {
  api = await emptyBrowser()
  api.answer(signOut, { ok: true })
  api.answer(getProfile, { answers: null, companionName: null })
})

afterEach(cleanup)

function signedIn(user: User, profile: { answers?: ProfileAnswers; name?: string } = {}): void {
  storage.set('auth_token', `token-of-${user.sub}`)
  storage.set('auth_user', JSON.stringify(user))
  if (profile.answers) storage.set('twinbot_profile_answers', JSON.stringify(profile.answers))
  if (profile.name) storage.set('twinbotName', profile.name)
  api.answer(getProfile, { answers: profile.answers ?? null, companionName: profile.name ?? null })
}

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function open(...history: unknown[]): void {
  render(
    <MemoryRouter initialEntries={history as string[]}>
      <App />
      <Address />
    </MemoryRouter>,
  )
}

const address = () => document.querySelector('output')?.textContent
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

function logInAs(
  user: User,
  profile: { answers: ProfileAnswers | null; companionName: string | null },
): void {
  api.answer(login, { token: `token-of-${user.sub}`, user, outboxKey: 'key', deviceKey: 'device' })
  api.answer(getProfile, profile)
  fill('Email', user.email)
  fill('Password', 'a quiet lake')
  act(() => screen.getByRole('button', { name: 'Log In' }).click())
}

function fill(label: string, value: string): void {
  const field = screen.getByLabelText(label) as HTMLInputElement
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  act(() => {
    set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('nobody signed in is led to the login form', async () => {
  open('/dashboard')
  await heading('Log in')
  expect(address()).toBe('/signup?mode=login')
})

test.each([
  ['a token without a user', () => storage.set('auth_token', 'token')],
  ['a user without a token', () => storage.set('auth_user', JSON.stringify(ada))],
  ['a user without an id', () => signedIn({ ...ada, sub: '' })],
])('%s is nobody', async (_, prepare) => {
  prepare()
  open('/notifications')
  await heading('Log in')
})

test('a stored user that cannot be read clears the session and leads to sign-up', async () => {
  signedIn(ada, { answers, name: 'Robin' })
  storage.set('auth_user', '{broken')
  open('/dashboard')
  await heading('Create your account')
  expect(address()).toBe('/signup')
  expect([storage.get('auth_token'), storage.get('auth_user')]).toEqual([null, null])
})

test('an unverified person is led to /verify from everywhere behind the guard', async () => {
  signedIn({ ...ada, email_verified: false }, { answers, name: 'Robin' })
  open('/chat-intro')
  await heading('Check your email')
  expect(storage.get('pendingVerificationEmail')).toBe('ada@example.org')
})

test('somebody without answers is led to /build-profile, and stays there', async () => {
  signedIn(ada)
  open('/chat-intro')
  await heading('Let’s begin with you')
  expect(address()).toBe('/build-profile')
})

test('somebody without a named companion is led to /chat-intro, and stays there', async () => {
  signedIn(ada, { answers })
  open('/emotion-check')
  await heading('Meet your TwinBot')
  expect(address()).toBe('/chat-intro')
})

test.each(['/', '/no/such/place'])('somebody with both sees the dashboard, from %s', async path => {
  signedIn(ada, { answers, name: 'Robin' })
  open(path)
  await heading('Welcome Back')
  expect(address()).toBe('/dashboard')
})

test('whoever has answered goes from /build-profile to the dashboard', async () => {
  signedIn(ada, { answers, name: 'Robin' })
  open('/build-profile')
  await heading('Welcome Back')
})

test('before the companion has a name, the way back shows the answers for editing', async () => {
  signedIn(ada, { answers })
  open('/chat-intro')
  await heading('Meet your TwinBot')
  act(() => screen.getByRole('link', { name: 'Back' }).click())
  await heading('Let’s begin with you')
  expect(screen.getByDisplayValue('Adas moment')).toBeTruthy()
})

test('once the companion has a name, the answers are no longer opened that way', async () => {
  signedIn(ada, { answers, name: 'Robin' })
  open({ pathname: '/build-profile', state: { editing: true } })
  await heading('Welcome Back')
})

test('nothing shows while the session is still loading', async () => {
  let arrive = () => {}
  signedIn(ada)
  const held = new Promise<void>(resolve => {
    arrive = resolve
  })
  api.answer(getProfile, { answers, companionName: 'Robin' }, held)
  open('/dashboard')
  await expect.poll(() => api.asked.map(({ call }) => call)).toContain('GET /api/profile')
  expect(screen.queryByRole('heading')).toBeNull()
  arrive()
  await heading('Welcome Back')
  expect(storage.get('botNickname')).toBe('Robin')
})

test('without network, what is stored is enough to go on with', async () => {
  signedIn(ada, { answers, name: 'Robin' })
  getPageConfig().apiBaseUrl = 'http://127.0.0.1:1'
  open('/dashboard')
  await heading('Welcome Back')
  expect(storage.get('auth_token')).toBe('token-of-sub-ada')
})

test('a session the server no longer knows ends in the login form', async () => {
  signedIn(ada, { answers, name: 'Robin' })
  api.refuse(getProfile, 'not-signed-in')
  open('/dashboard')
  await heading('Log in')
  expect(storage.get('twinbot_profile_answers')).toBeNull()
})

test('a deep link opened while signed out is opened after login', async () => {
  open('/stream-threads/goals-identity?topic=purpose')
  await heading('Log in')
  logInAs(ada, { answers, companionName: 'Robin' })
  await heading('Goals & Identity')
  expect(address()).toBe('/stream-threads/goals-identity?topic=purpose')
})

test('after Log Out nothing of Ada is left, and Ben’s login leads to the dashboard', async () => {
  signedIn(ada, { answers, name: 'Robin' })
  storage.set('activeGroupThreads', '["sleep"]')
  storage.setLastViewed('sleep', 1)
  open('/community-home')
  await heading('Community')
  act(() => screen.getByRole('button', { name: 'Log Out' }).click())
  await heading('Log in')
  expect({ ...localStorage }).toEqual({})
  logInAs(ben, { answers: null, companionName: null })
  await heading('Let’s begin with you')
  expect(screen.queryByDisplayValue('Adas moment')).toBeNull()
  expect(api.asked.map(({ call }) => call)).toContain('POST /api/auth/sign-out')
})

test('after Log Out the tab no longer says what Ada had looked at', async () => {
  const places = () => {
    window.dispatchEvent(new Event('pagehide'))
    return sessionStorage.getItem('twinbot_places') ?? ''
  }
  signedIn(ada, { answers, name: 'Robin' })
  open('/dashboard')
  await heading('Welcome Back')
  act(() => screen.getByRole('link', { name: /Chat Archive/ }).focus())
  expect(places()).toContain('Archive')
  act(() => screen.getByRole('button', { name: 'Log Out' }).click())
  expect(sessionStorage.getItem('twinbot_places')).toBeNull()
  await heading('Log in')
  expect(places()).not.toContain('Archive')
})

test('after Log Out the same login leads to the dashboard, not to where one was', async () => {
  signedIn(ada, { answers, name: 'Robin' })
  open('/community-home')
  await heading('Community')
  act(() => screen.getByRole('button', { name: 'Log Out' }).click())
  await heading('Log in')
  logInAs(ada, { answers, companionName: 'Robin' })
  await heading('Welcome Back')
})

test('signing out in another tab signs out here', async () => {
  signedIn(ada, { answers, name: 'Robin' })
  open('/notifications')
  await heading('Notifications')
  localStorage.removeItem('auth_token')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: null })))
  await heading('Log in')
  expect(storage.get('twinbot_profile_answers')).toBeNull()
})

test('somebody else signing in in another tab takes this one to their own dashboard', async () => {
  signedIn(ada, { answers, name: 'Robin' })
  open('/notifications')
  await heading('Notifications')
  signedIn(ben, { answers, name: 'Wren' })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth_user', newValue: 'x' })))
  await heading('Welcome Back')
  expect(screen.getByText('Pick up with Wren where you left off')).toBeTruthy()
})
