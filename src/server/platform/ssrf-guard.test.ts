import { expect, test } from 'vitest'
import { isPublicAddress, isPublicUrl, postToPublicUrl } from './ssrf-guard.ts'

const strict = { loopback: false }

test.each([
  'http://push.example.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://0x7f000001/x',
  'https://2130706433/x',
  'https://localhost/x',
  'https://database/x',
  'https://db.internal/x',
  'https://db.internal./x',
  'https://push.example.com:6379/x',
  'https://name:word@push.example.com/x',
  'file:///etc/passwd',
  'not an address',
])('nobody makes the server speak to %s', address => {
  expect(isPublicUrl(address, strict)).toBe(false)
})

test('Ada’s browser is told through the push services of its maker', () => {
  for (const host of ['fcm.googleapis.com/fcm/send/a:b-c_d', 'updates.push.services.mozilla.com/wpush/v2/g'])
    expect(isPublicUrl(`https://${host}`, strict)).toBe(true)
})

test('whoever names a host of their own is connected only to public addresses', () => {
  for (const inside of [
    '10.1.2.3',
    '127.8.8.8',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '100.100.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'no address',
  ])
    expect([inside, isPublicAddress(inside)]).toEqual([inside, false])
  for (const outside of ['93.184.216.34', '172.32.0.1', '2606:4700::6810:1'])
    expect([outside, isPublicAddress(outside)]).toEqual([outside, true])
})

test('nobody reaches loopback but a test that asks for it', async () => {
  expect(isPublicUrl('http://127.0.0.1:9/x', { loopback: true })).toBe(true)
  expect(isPublicUrl('http://10.0.0.1:9/x', { loopback: true })).toBe(false)
  const post = { url: 'http://127.0.0.1:9/x', headers: {}, body: Buffer.alloc(0), timeoutMs: 1000 }
  await expect(postToPublicUrl(post, strict)).rejects.toThrow('not public')
})
