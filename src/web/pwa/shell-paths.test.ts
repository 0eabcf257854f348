import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesNamedIn, isScreenPath, screenPaths } from './shell-paths.ts'

test('the service worker knows every screen of the app, and nothing that is no screen', () => {
  const rows = readFileSync('src/web/app.tsx', 'utf8').matchAll(/path: '\/([^'/]*)/g)
  const first = new Set([...rows].flatMap(([, part]) => part ?? []))
  first.delete('design')
  expect(new Set(screenPaths)).toEqual(new Set(['', ...first]))
})

test('calls, figures and documents of the server are left alone', () => {
  for (const path of ['/api/chat', '/chat/archive', '/production', '/healthz', '/readyz', '/openapi.json'])
    expect([path, isScreenPath(path)]).toEqual([path, false])
  for (const path of ['/', '/chat2/Wren', '/group-chat/sleep'])
    expect([path, isScreenPath(path)]).toEqual([path, true])
})

test('a page tells which build it belongs to by the files it names', () => {
  const page =
    '<script type="module" src="/assets/a-1.js"></script><link href="/mark.svg"><link href="/assets/b.css">'
  expect(filesNamedIn(page)).toEqual(['/assets/a-1.js', '/assets/b.css'])
})
