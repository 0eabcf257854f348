/**
 * Logs in JSON that never hold what people wrote, who they are, or what lets them in. Errors are told
 * by kind and place only, since their messages often repeat the input that caused them.
 */
import pino from 'pino'

export type Log = pino.Logger

export function createLog(level: string, destination?: pino.DestinationStream): Log {
  return pino({ level, base: undefined, serializers: { err: describeError } }, destination)
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { kind: typeof error }
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  const frames = error.stack?.split('\n').filter(line => line.trimStart().startsWith('at '))
  return {
    kind: error.name,
    code: typeof code === 'string' ? code : undefined,
    syscall: typeof syscall === 'string' ? syscall : undefined,
    at: frames?.slice(0, 12).map(line => line.trim()),
  }
}
