/** The letters accounts sends. */

import type { Letter } from '#server/platform/mail.ts'
import { CODE_LIFETIME_MS } from '#shared/accounts.ts'

const minutes = CODE_LIFETIME_MS / 60_000

export function codeLetter(to: string, code: string, publicUrl: string): Letter {
  return {
    to,
    subject: `${code} is your TwinBot code`,
    text: `Your verification code is ${code}.

Enter it at ${publicUrl}/verify within ${minutes} minutes. If you asked more than once, only the newest code of each sign-up works.

If you did not sign up for TwinBot, you can ignore this letter: without the code, nothing happens.`,
  }
}

export function alreadySignedUpLetter(to: string, publicUrl: string): Letter {
  return {
    to,
    subject: 'You already have a TwinBot account',
    text: `Somebody, perhaps you, tried to sign up for TwinBot with this address. You already have an account, and nothing about it has changed.

Log in at ${publicUrl}/signup?mode=login. If you have forgotten your password, choose "Forgot password?" there.

If it was not you, you can ignore this letter.`,
  }
}

export function resetLetter(to: string, code: string, publicUrl: string): Letter {
  return {
    to,
    subject: `${code} is your code for a new TwinBot password`,
    text: `Your code for setting a new password is ${code}.

Enter it at ${publicUrl}/reset-password within ${minutes} minutes. When the new password is set, every device that was signed in is signed out.

If you did not ask for this, you can ignore this letter: your password stays as it is.`,
  }
}
