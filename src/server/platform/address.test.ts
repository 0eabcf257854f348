import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, createTrust, networkOf } from './address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['somewhere', 'somewhere'],
])('somebody at %s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  return {
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage
}

test('nobody chooses their own address by a header, unless a trusted proxy says so', () => {
  const claimed = from('203.0.113.7', '198.51.100.1, 198.51.100.2')
  expect(addressOf(claimed, createTrust(false))).toBe('203.0.113.7')
  expect(addressOf(claimed, createTrust(1))).toBe('198.51.100.2')
  expect(addressOf(claimed, createTrust(9))).toBe('198.51.100.1')
  expect(addressOf(from('203.0.113.7'), createTrust(1))).toBe('203.0.113.7')
})

test('proxies are trusted by address, by range and by the names of ranges', () => {
  for (const proxies of [['203.0.113.7'], ['203.0.113.0/24'], ['loopback', '203.0.113.7']]) {
    expect(addressOf(from('203.0.113.7', '198.51.100.2'), createTrust(proxies))).toBe('198.51.100.2')
    expect(addressOf(from('203.0.114.7', '198.51.100.2'), createTrust(proxies))).toBe('203.0.114.7')
  }
  expect(addressOf(from('::ffff:127.0.0.1', '198.51.100.2'), createTrust(['loopback']))).toBe('198.51.100.2')
  expect(addressOf(from('fd00::1', '198.51.100.2'), createTrust(['uniquelocal']))).toBe('198.51.100.2')
})

test('all addresses of one /64 count as one network, however they are written, and others do not', () => {
  const groups = fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 })
  const full = (parts: number[]) => parts.map(part => part.toString(16).padStart(4, '0')).join(':')
  const compressed = (address: string) => new URL(`http://[${address}]/`).hostname.slice(1, -1)
  fc.assert(
    fc.property(groups, groups, (one, other) => {
      // Mapped IPv4 addresses count as IPv4.
      fc.pre(one.slice(0, 4).some(part => part !== 0))
      const neighbour = full([...one.slice(0, 4), ...other.slice(4)])
      expect(networkOf(compressed(neighbour))).toBe(networkOf(full(one)))
      if (full(one).slice(0, 19) !== full(other).slice(0, 19))
        expect(networkOf(full(other))).not.toBe(networkOf(full(one)))
    }),
  )
})
