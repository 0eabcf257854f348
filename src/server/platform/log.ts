/**
 * JSON logs that never contain what people wrote, who they are, or credentials. Errors are logged by type
 * and stack only, since their messages often repeat the input.
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
