/** The OpenAPI document, generated from the same contract the server uses, and a plain page for it. */
import * as z from 'zod/mini'
import type { Endpoint, Schema } from '#shared/endpoint.ts'
import { refusalBody } from '#shared/errors.ts'
import type { Http } from './http.ts'

type Json = Record<string, unknown>

export function mountOpenApi(http: Http, endpoints: Endpoint[]): void {
  const document = once(() => openApiDocument(endpoints))
  const page = once(() => openApiPage(endpoints))
  http.get('/api/openapi.json', async () => document())
  http.get('/api/docs.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  http.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page()))
}

/** Made when first asked for: few ask, and every start would wait for it. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

function openApiDocument(endpoints: Endpoint[]): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'TwinBot', version: '1', description: 'The calls of the TwinBot server.' },
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}

function operation(endpoint: Endpoint): Json {
  return {
    summary: endpoint.summary,
    security: endpoint.access === 'session' ? [{ session: [] }] : [],
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.body && { requestBody: { content: json(endpoint.body, 'input') } }),
    ...(endpoint.takes && { requestBody: { content: file(endpoint.takes) } }),
    responses: {
      200: {
        description: 'Answered.',
        content: endpoint.sends ? file(endpoint.sends) : json(endpoint.reply, 'output'),
      },
      default: { description: 'Refused.', content: json(refusalBody, 'output') },
    },
  }
}

function json(schema: Schema, io: 'input' | 'output'): Json {
  return { 'application/json': { schema: asJsonSchema(schema, io) } }
}

function file(type: string): Json {
  return { [type]: { schema: { type: 'string', format: 'binary' } } }
}

function asJsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

function parameters(location: 'path' | 'query', schema: Schema | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = asJsonSchema(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: type,
  }))
}

function openApiPage(endpoints: Endpoint[]): string {
  const calls = endpoints.map(
    endpoint => `<section>
<h2><code>${endpoint.method} ${asText(endpoint.path)}</code></h2>
<p>${asText(endpoint.summary)} ${endpoint.access === 'session' ? 'Needs a bearer token.' : 'Open to everybody.'}</p>
${shapes(endpoint)}
</section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>TwinBot API</title><link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>TwinBot API</h1>
<p>The same as <a href="/api/openapi.json">openapi.json</a>, for reading. Every refused call answers <code>{error, code}</code>.</p>
${calls.join('\n')}</main></body></html>`
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
main{max-width:46rem;margin:2rem auto;padding:0 1rem}h2{font-size:1.05rem;margin:2rem 0 .25rem}p{margin:.25rem 0}
pre{overflow:auto;padding:.75rem;border:1px solid #8886;border-radius:.5rem;font-size:.85rem}summary{cursor:pointer}`

function shapes({ params, query, body, reply }: Endpoint): string {
  return [
    shape('Path', params, 'input'),
    shape('Query', query, 'input'),
    shape('Body', body, 'input'),
    shape('Answer', reply, 'output'),
  ].join('')
}

function shape(name: string, schema: Schema | undefined, io: 'input' | 'output'): string {
  if (!schema) return ''
  const text = asText(JSON.stringify(asJsonSchema(schema, io), null, 2))
  return `<details><summary>${name}</summary><pre>${text}</pre></details>\n`
}

function asText(text: string): string {
  return text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
}
