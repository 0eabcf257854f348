/** The letters accounts sends, in English. */

import type { Letter } from '#server/platform/mail.ts'

type Written = Omit<Letter, 'to'>
export type LetterTexts = {
  code(code: string, url: string, minutes: number): Written
  alreadySignedUp(url: string): Written
  reset(code: string, url: string, minutes: number): Written
  newAddress(code: string, minutes: number): Written
  addressTaken(): Written
  addressChanged(support: string): Written
  passwordChanged(url: string): Written
}

export const englishLetters: LetterTexts = {
  code: (code, url, minutes) => ({
    subject: `${code} is your TwinBot code`,
    text: `Your verification code is ${code}.

Enter it at ${url}/verify within ${minutes} minutes. If you asked more than once, only the newest code works.

If you did not sign up for TwinBot, you can ignore this letter: without the code, nothing happens.`,
  }),
  alreadySignedUp: url => ({
    subject: 'You already have a TwinBot account',
    text: `Somebody, perhaps you, tried to sign up for TwinBot with this address. You already have an account, and nothing about it has changed.

Log in at ${url}/signup?mode=login. If you have forgotten your password, choose "Forgot password?" there.

If it was not you, you can ignore this letter.`,
  }),
  reset: (code, url, minutes) => ({
    subject: `${code} is your code for a new TwinBot password`,
    text: `Your code for setting a new password is ${code}.

Enter it at ${url}/reset-password within ${minutes} minutes. When the new password is set, every device that was signed in is signed out.

If you did not ask for this, you can ignore this letter: your password stays as it is.`,
  }),
  newAddress: (code, minutes) => ({
    subject: `${code} is your TwinBot code`,
    text: `Your code for changing the email address of your TwinBot account is ${code}.

Enter it in Settings within ${minutes} minutes. Until you do, your account keeps its old address. If you asked more than once, only the newest code works.

If you did not ask for this, you can ignore this email.`,
  }),
  addressTaken: () => ({
    subject: 'You already have a TwinBot account',
    text: `Somebody, perhaps you, tried to use this address for another TwinBot account. An address can belong to one account only, so nothing has changed.

If it was not you, you can ignore this email.`,
  }),
  addressChanged: support => ({
    subject: 'The email address of your TwinBot account was changed',
    text: `Your TwinBot account now has another email address. From now on, log in with the new one. We won't write to this address again.

If you did not change it, somebody else may have your password.${support && ` Write to ${support} as soon as you can.`}`,
  }),
  passwordChanged: url => ({
    subject: 'Your TwinBot password was changed',
    text: `The password of your TwinBot account was changed in Settings, and every other device was signed out.

If you did not change it, set a new password at ${url}/reset-password now.`,
  }),
}
