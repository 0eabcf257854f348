/** The server's operations from its own OpenAPI document, with the parameters each takes. */
export type JsonSchema = {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

export type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }

export type Operation = {
  method: string
  /** With `{name}` for each parameter. */
  path: string
  parameters: Parameter[]
  /** Schema of a JSON body. */
  body: JsonSchema | undefined
  /** Media type of the file it accepts, if any. */
  takes: string | undefined
  /** Whether it returns a file. */
  sends: boolean
  needsSession: boolean
}

type Written = {
  parameters: Parameter[]
  security: unknown[]
  responses: { 200: { content: Record<string, unknown> } }
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

export async function readOperations(url: string): Promise<Operation[]> {
  const document = await (await fetch(new URL('/api/openapi.json', url))).json()
  const paths = (document as { paths: Record<string, Record<string, Written>> }).paths
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, security, requestBody, responses }]) => {
      const [[type, content] = []] = Object.entries(requestBody?.content ?? {})
      return {
        method: method.toUpperCase(),
        path,
        parameters,
        body: type === 'application/json' ? content?.schema : undefined,
        takes: type === 'application/json' ? undefined : type,
        sends: !('application/json' in responses[200].content),
        needsSession: security.length > 0,
      }
    }),
  )
}

export const nameOf = ({ method, path }: Operation) => `${method} ${path}`

/** The URL with its parameters filled in. */
export function addressOf({ path, parameters }: Operation, values: Record<string, unknown>): string {
  const query = new URLSearchParams()
  let filled = path
  for (const { name, in: place } of parameters) {
    if (values[name] === undefined) continue
    const value = typeof values[name] === 'string' ? values[name] : JSON.stringify(values[name])
    if (place === 'path') filled = filled.replace(`{${name}}`, () => encode(value))
    else query.set(name, value)
  }
  return query.size > 0 ? `${filled}?${query}` : filled
}

/** A lone surrogate cannot be URL-encoded; its bytes are sent instead. */
function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed())
}
