import { type Route, route } from '#server/platform/endpoint.ts'
import * as changes from '#shared/account-changes.ts'
import * as calls from '#shared/accounts.ts'
import type { Accounts } from './accounts.ts'

const done = { ok: true } as const

export function accountRoutes(accounts: Accounts): Route[] {
  return [
    route(calls.login, ({ body, from }) => accounts.signIn(body, from)),
    route(calls.sendCode, async ({ body, from }) => {
      await accounts.signUp(body, from)
      return done
    }),
    route(calls.resendCode, async ({ body, from }) => {
      await accounts.resend(body.email, from)
      return done
    }),
    route(calls.verifyCode, async ({ body, from }) => ({
      ok: await accounts.confirm(body.value, body.code, from),
    })),
    route(calls.forgotPassword, async ({ body, from }) => {
      await accounts.requestReset(body.email, from, body.deviceToken)
      return done
    }),
    route(calls.resetPassword, async ({ body, from }) => ({ ok: await accounts.reset(body, from) })),
    route(calls.signOut, async ({ body, caller }) => {
      await accounts.signOut(caller, body?.everywhere ? 'all' : body?.others ? 'others' : 'this')
      return done
    }),
    route(calls.me, ({ caller }) => accounts.me(caller)),
    route(changes.changeName, async ({ caller, body }) => ({
      user: await accounts.own.rename(caller, body),
    })),
    route(changes.changePassword, async ({ caller, body, from }) => {
      await accounts.own.changePassword(caller, body, from)
      return done
    }),
    route(changes.requestEmailChange, async ({ caller, body, from }) => {
      await accounts.own.requestEmail(caller, body, from)
      return done
    }),
    route(changes.confirmEmailChange, async ({ caller, body, from }) => {
      const user = await accounts.own.confirmEmail(caller, body.code, from)
      return user ? { ok: true, user } : { ok: false }
    }),
    route(calls.socketToken, async ({ caller }) => {
      const { token, expiresAt } = accounts.socketToken(caller)
      return { token, expiresAt: new Date(expiresAt).toISOString() }
    }),
    route(calls.listDevices, async ({ caller }) => ({ devices: await accounts.devices(caller) })),
    route(calls.rememberDevice, ({ caller, params, body }) => accounts.remember(caller, params.key, body)),
    route(calls.forgetDevice, async ({ caller, params }) => {
      await accounts.forget(caller, params.key)
      return done
    }),
  ]
}
