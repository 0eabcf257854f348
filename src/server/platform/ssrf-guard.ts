/**
 * Protects against server-side request forgery: the server posts to URLs that people give it, but never into its own
 * network. Only HTTPS on its usual port and only public addresses, checked when the connection is made.
 */
import { lookup as resolve } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

type Rules = {
  /** For tests: also allows plain HTTP to this machine. */
  loopback: boolean
}
type Post = {
  url: string
  headers: Record<string, string | number>
  body: Buffer
  timeoutMs: number
  signal?: AbortSignal
}

const closed = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4')
/** Of IPv6 only the public ranges, without those that embed an IPv4 address. */
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(net, bits, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** Whether this URL may be stored for later; what its name resolves to is checked at the time of the request. */
export function isPublicUrl(written: string, { loopback }: Rules): boolean {
  const url = URL.parse(written)
  if (!url || url.username || url.password || url.hash) return false
  if (loopback && isLoopback(url)) return true
  const host = url.hostname.replace(/\.$/, '')
  return (
    url.protocol === 'https:' && url.port === '' && host.includes('.') && !isIP(host) && !isHomeName(host)
  )
}

function isHomeName(host: string): boolean {
  return /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/i.test(host)
}

function isLoopback({ hostname, protocol }: URL): boolean {
  return protocol === 'http:' && (hostname === '127.0.0.1' || hostname === 'localhost')
}

/** Returns the status; follows no redirect and reads no body. Throws when the URL is not public. */
export function postToPublicUrl(
  { url, headers, body, timeoutMs, signal }: Post,
  rules: Rules,
): Promise<number> {
  if (!isPublicUrl(url, rules)) return Promise.reject(new Error('That address is not public.'))
  const home = rules.loopback && isLoopback(new URL(url))
  const send = home ? httpRequest : httpsRequest
  return new Promise((done, fail) => {
    const request = send(
      url,
      { method: 'POST', headers, agent: false, signal, ...(!home && { lookup: publicLookup }) },
      response => {
        response.destroy()
        done(response.statusCode ?? 0)
      },
    )
    const tooLong = setTimeout(() => request.destroy(new Error('It took too long.')), timeoutMs)
    request.on('close', () => clearTimeout(tooLong))
    request.on('error', fail)
    request.end(body)
  })
}

/** A name may resolve differently each time (DNS rebinding), so the address checked is the one connected to. */
const publicLookup: LookupFunction = (host, options, answer) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, '', 0)
    const addresses = found.filter(({ address }) => isPublicAddress(address))
    const first = addresses[0]
    if (!first || addresses.length < found.length) return answer(new Error('That name leads inside.'), '', 0)
    if (options.all) answer(null, addresses)
    else answer(null, first.address, first.family)
  })
}
