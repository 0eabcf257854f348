/** Security headers, the same for every reply, so computed once. */
import helmet from '@fastify/helmet'
import fastify from 'fastify'

/** Headers of any reply that are not helmet's. */
const others = ['content-type', 'content-length', 'date', 'connection']

/** `connectTo` lists other origins the page may connect to. */
export async function securityHeaders(connectTo: string[]): Promise<Record<string, string>> {
  const model = fastify()
  // As a plugin of the real server, helmet would rebuild the policy for every request.
  await model.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        connectSrc: ["'self'", ...connectTo],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
  model.get('/', async () => '')
  const { headers } = await model.inject('/')
  await model.close()
  const ours = Object.entries(headers).filter(([name]) => !others.includes(name))
  return Object.fromEntries(ours.map(([name, value]) => [name, String(value)]))
}
