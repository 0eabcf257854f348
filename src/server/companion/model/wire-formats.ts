// The two API formats of hosts: how a prompt is written and an answer is read in each.
import * as z from 'zod/mini'
import type { Prompt } from './prompt.ts'

export type WireFormat = 'openai' | 'anthropic'
export type Address = { baseUrl: string; model: string; apiKey?: string | undefined; maxTokens: number }
export type ModelAnswer = { text: string; isCut: boolean; tokens: number | undefined }
type Wire = {
  url(baseUrl: string): string
  headers(apiKey: string | undefined): Record<string, string>
  body(address: Address, prompt: Prompt): object
  /** Undefined if the answer has another shape. */
  read(answer: unknown): ModelAnswer | undefined
}

const count = z.number().check(z.int(), z.nonnegative(), z.maximum(10_000_000))

const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string() }),
        finish_reason: z.optional(z.nullable(z.string())),
      }),
    )
    .check(z.minLength(1)),
  usage: z.optional(z.nullable(z.object({ prompt_tokens: count, completion_tokens: count }))),
})

const message = z.object({
  content: z.array(z.object({ type: z.string(), text: z.optional(z.string()) })),
  stop_reason: z.optional(z.nullable(z.string())),
  usage: z.optional(z.nullable(z.object({ input_tokens: count, output_tokens: count }))),
})

export const wireFormats: Record<WireFormat, Wire> = {
  openai: {
    url: baseUrl => `${baseUrl}/chat/completions`,
    headers: apiKey => ({ ...(apiKey && { authorization: `Bearer ${apiKey}` }) }),
    body: ({ model, maxTokens }, { system, user }) => ({
      model,
      max_tokens: maxTokens,
      stream: false,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
    }),
    read(answer) {
      const { data } = completion.safeParse(answer)
      const choice = data?.choices[0]
      if (!choice) return undefined
      const { usage } = data
      return {
        text: choice.message.content,
        isCut: choice.finish_reason === 'length',
        tokens: usage ? usage.prompt_tokens + usage.completion_tokens : undefined,
      }
    },
  },
  anthropic: {
    url: baseUrl => `${baseUrl}/v1/messages`,
    headers: apiKey => ({
      'anthropic-version': '2023-06-01',
      ...(apiKey && { 'x-api-key': apiKey }),
    }),
    body: ({ model, maxTokens }, { system, user }) => ({
      model,
      max_tokens: maxTokens,
      system,
      messages: [{ role: 'user', content: user }],
    }),
    read(answer) {
      const { data } = message.safeParse(answer)
      const texts = data?.content.flatMap(({ type, text }) => (type === 'text' && text ? [text] : []))
      if (!data || !texts?.length || data.stop_reason === 'refusal') return undefined
      const { usage, stop_reason } = data
      return {
        text: texts.join(''),
        isCut: stop_reason === 'max_tokens',
        tokens: usage ? usage.input_tokens + usage.output_tokens : undefined,
      }
    },
  },
}
