/**
 * The endpoint contract: one value per call, shared by both sides. The server implements it, the web calls
 * it, and the OpenAPI document is generated from it, so a wrong reply or a wrong use fails the type check.
 */
import type * as z from 'zod/mini'

export type Schema = z.ZodMiniType
type Shape = { params?: Schema; query?: Schema; body?: Schema; reply: Schema }
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type Endpoint<S extends Shape = Shape> = S & {
  readonly method: Method
  /** With `:name` for each parameter. */
  readonly path: string
  readonly summary: string
  /** Who may call: everybody, or only somebody signed in. */
  readonly access: 'public' | 'session'
  /** The type of the file that it answers with, where it does not answer JSON by its `reply`. */
  readonly sends?: string
  /** The type of the file that it is given, where it is not given JSON. */
  readonly takes?: string
}

type Notes = { summary: string; access?: 'public' | 'session'; sends?: string; takes?: string }

export function endpoint<const S extends Shape>(method: Method, path: string, shape: S & Notes): Endpoint<S> {
  return { access: 'session', ...shape, method, path }
}

type Out<T> = T extends Schema ? z.output<T> : undefined
type In<T> = T extends Schema ? z.input<T> : undefined

/** What the server is given: parsed. */
export type ParsedRequest<E> = {
  params: E extends { params: infer P } ? Out<P> : undefined
  query: E extends { query: infer Q } ? Out<Q> : undefined
  body: E extends { body: infer B } ? Out<B> : undefined
}

type Field<E, K extends string, Name extends string> =
  E extends Record<K, infer S> ? (S extends Schema ? Record<Name, In<S>> : unknown) : unknown

/** What the caller gives: just the parts that the call has. */
export type Call<E> = Field<E, 'params', 'params'> & Field<E, 'query', 'query'> & Field<E, 'body', 'body'>

export type Reply<E> = E extends { reply: infer R } ? Out<R> : never
/** What the server may return before the reply schema strips unknown fields. */
export type Answer<E> = E extends { reply: infer R } ? In<R> : never
