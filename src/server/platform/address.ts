/**
 * The client's address: looks past trusted proxies, and groups addresses by network. One customer gets a
 * whole IPv6 /64, so all its addresses count as one.
 */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv4, isIPv6 } from 'node:net'

export type TrustProxy = false | number | string[]
/** Whether an address on the path is a trusted proxy; `hop` 0 is the nearest. */
export type Trusts = (address: string, hop: number) => boolean

const ranges: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

export function createTrust(proxies: TrustProxy): Trusts {
  if (proxies === false) return () => false
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  const list = new BlockList()
  for (const range of proxies.flatMap(name => ranges[name] ?? [name])) {
    const [address = '', bits] = range.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return address => {
    const plain = unmapped(address)
    return isIPv4(plain) ? list.check(plain) : isIPv6(plain) && list.check(plain, 'ipv6')
  }
}

/** The nearest address that is not a trusted proxy. */
export function addressOf({ socket, headers }: IncomingMessage, trusts: Trusts): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const passed = [socket.remoteAddress ?? '', ...forwarded.map(part => part.trim()).reverse()].filter(Boolean)
  return passed.find((address, hop) => !trusts(address, hop)) ?? passed.at(-1) ?? ''
}

/** The unit that limits count by: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(address: string): string {
  const plain = unmapped(address)
  if (!isIPv6(plain)) return plain
  const [before = '', after] = (plain.split('%')[0] ?? '').split('::')
  const first = groups(before)
  const last = after === undefined ? [] : groups(after)
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}

/** The last four bytes may be written as an IPv4 address. */
function groups(part: string): string[] {
  return part
    .split(':')
    .filter(Boolean)
    .flatMap(group => (group.includes('.') ? ['0', '0'] : [Number.parseInt(group, 16).toString(16)]))
}

function unmapped(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  return mapped ?? address
}
