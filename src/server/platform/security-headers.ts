/** The headers that tell a browser what it may do with our pages; the same with every reply, so made once. */
import helmet from '@fastify/helmet'
import fastify from 'fastify'

/** What any reply has, and is not helmet's. */
const others = ['content-type', 'content-length', 'date', 'connection']

/** `connectTo` names other origins the page may talk to. */
export async function securityHeaders(connectTo: string[]): Promise<Record<string, string>> {
  const model = fastify()
  // Registered on the server itself it would put the whole policy together anew for every request.
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
