/** The people of one pool, and how Cognito handles the calls we use. */
import { randomInt, randomUUID } from 'node:crypto'
import type { Action } from './shapes.ts'

type Attribute = { Name: string; Value: string }
type Person = {
  username: string
  password: string
  attributes: Attribute[]
  since: number
  confirmed: boolean
  codes: { confirm?: string | undefined; reset?: string | undefined; email?: string | undefined }
  /** A new address awaiting its code; the old one is valid until then. */
  wanted?: string
}
/** As received; its shape was validated before. */
export type Asked = Record<string, string> & {
  AuthParameters: Record<string, string>
  UserAttributes: Attribute[]
}

export class Refused extends Error {}

/** `mail` gets every code that Cognito would send. */
export function createPeople(mail: (to: string, code: string) => Promise<void>) {
  const people = new Map<string, Person>()
  const accessTokens = new Map<string, Person>()
  const refreshTokens = new Map<string, Person>()

  /** By name, or by a confirmed address. */
  function find(name = ''): Person | undefined {
    return people.get(name) ?? [...people.values()].find(one => one.confirmed && emailOf(one) === name)
  }

  async function send(person: Person, kind: keyof Person['codes'], to = emailOf(person)) {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    person.codes[kind] = code
    await mail(to, code)
    return toldWhere(to)
  }

  async function signUp({ Username = '', Password = '', UserAttributes }: Asked) {
    if (people.has(Username)) throw new Refused('UsernameExistsException')
    if (/^\s|\s$/.test(Password)) throw new Refused('InvalidPasswordException')
    const sub = randomUUID()
    const attributes = [{ Name: 'sub', Value: sub }, ...UserAttributes]
    const person = { username: Username, password: Password, attributes, since: Date.now() / 1000 }
    const kept = { ...person, confirmed: false, codes: {} }
    people.set(Username, kept)
    return { UserConfirmed: false, UserSub: sub, ...(await send(kept, 'confirm')) }
  }

  function confirm({ Username, ConfirmationCode }: Asked) {
    const person = people.get(Username ?? '')
    if (person?.confirmed) throw new Refused('NotAuthorizedException')
    if (!person || person.codes.confirm !== ConfirmationCode) throw new Refused('CodeMismatchException')
    if (find(emailOf(person))) throw new Refused('AliasExistsException')
    person.confirmed = true
    return {}
  }

  /** A client that must not learn who exists gets the same answer either way. */
  async function resend({ Username }: Asked) {
    const person = find(Username)
    if (person?.confirmed) throw new Refused('InvalidParameterException')
    return person ? send(person, 'confirm') : toldWhere('somebody@example.org')
  }

  async function forget({ Username }: Asked) {
    const person = find(Username)
    return person?.confirmed ? send(person, 'reset') : toldWhere('somebody@example.org')
  }

  function reset({ Username, ConfirmationCode, Password = '' }: Asked) {
    const person = find(Username)
    if (!person?.codes.reset) throw new Refused('ExpiredCodeException')
    if (person.codes.reset !== ConfirmationCode) throw new Refused('CodeMismatchException')
    person.password = Password
    person.codes.reset = undefined
    return {}
  }

  function authenticate({ AuthFlow, AuthParameters }: Asked) {
    const refresh = AuthParameters.REFRESH_TOKEN
    const isRefresh = AuthFlow === 'REFRESH_TOKEN_AUTH'
    const person = isRefresh ? refreshTokens.get(refresh ?? '') : find(AuthParameters.USERNAME)
    if (!person) throw new Refused('NotAuthorizedException')
    if (!isRefresh && person.password !== AuthParameters.PASSWORD) throw new Refused('NotAuthorizedException')
    if (!person.confirmed) throw new Refused('UserNotConfirmedException')
    const tokens = { AccessToken: token(), IdToken: token(), ...(!isRefresh && { RefreshToken: token() }) }
    accessTokens.set(tokens.AccessToken, person)
    if (tokens.RefreshToken) refreshTokens.set(tokens.RefreshToken, person)
    return {
      ChallengeParameters: {},
      AuthenticationResult: { ...tokens, ExpiresIn: 3600, TokenType: 'Bearer' },
    }
  }

  function holderOf({ AccessToken = '' }: Asked): Person {
    const person = accessTokens.get(AccessToken)
    if (!person) throw new Refused('NotAuthorizedException')
    return person
  }

  function changePassword(asked: Asked) {
    const person = holderOf(asked)
    if (person.password !== asked.PreviousPassword) throw new Refused('NotAuthorizedException')
    if (/^\s|\s$/.test(asked.ProposedPassword ?? '')) throw new Refused('InvalidPasswordException')
    person.password = asked.ProposedPassword ?? ''
    return {}
  }

  /** Like a pool that keeps the old address until the new one is confirmed. */
  async function update(asked: Asked) {
    const person = holderOf(asked)
    const list = []
    for (const { Name, Value } of asked.UserAttributes) {
      if (Name === 'email') {
        if (find(Value)) throw new Refused('AliasExistsException')
        person.wanted = Value
        list.push((await send(person, 'email', Value)).CodeDeliveryDetails)
      } else set(person, Name, Value)
    }
    return { CodeDeliveryDetailsList: list }
  }

  function verify(asked: Asked) {
    const person = holderOf(asked)
    if (!person.wanted || person.codes.email !== asked.Code) throw new Refused('CodeMismatchException')
    if (find(person.wanted)) throw new Refused('AliasExistsException')
    set(person, 'email', person.wanted)
    person.codes.email = undefined
    return {}
  }

  function whoHolds(asked: Asked) {
    const person = holderOf(asked)
    return { Username: person.username, UserAttributes: attributesOf(person) }
  }

  function looksUp({ Username }: Asked) {
    const person = find(Username)
    if (!person) throw new Refused('UserNotFoundException')
    return {
      Username: person.username,
      UserAttributes: attributesOf(person),
      UserCreateDate: person.since,
      UserLastModifiedDate: person.since,
      Enabled: true,
      UserStatus: person.confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
    }
  }

  function remove({ Username }: Asked) {
    const person = find(Username)
    if (!person) throw new Refused('UserNotFoundException')
    people.delete(person.username)
    for (const tokens of [accessTokens, refreshTokens])
      for (const [token, holder] of tokens) if (holder === person) tokens.delete(token)
    return {}
  }

  function revoke({ Token = '' }: Asked) {
    refreshTokens.delete(Token)
    return {}
  }

  const answers = {
    SignUp: signUp,
    ConfirmSignUp: confirm,
    ResendConfirmationCode: resend,
    ForgotPassword: forget,
    ConfirmForgotPassword: reset,
    InitiateAuth: authenticate,
    RevokeToken: revoke,
    GetUser: whoHolds,
    ChangePassword: changePassword,
    UpdateUserAttributes: update,
    VerifyUserAttribute: verify,
    AdminGetUser: looksUp,
    AdminDeleteUser: remove,
  } satisfies Record<Action, (asked: Asked) => object | Promise<object>>

  return {
    holds: (token: string) => accessTokens.has(token),
    /** The family names of everybody in the pool, confirmed or not. */
    names: () => [...people.values()].map(familyNameOf),
    /** All that are valid. */
    tokens: () => [...accessTokens.keys(), ...refreshTokens.keys()],
    answer: async (action: Action, asked: Asked): Promise<object> => answers[action](asked),
    /** Like an operator's clean-up of unconfirmed accounts. */
    removeUnconfirmed(): void {
      for (const { username, confirmed } of people.values()) if (!confirmed) people.delete(username)
    },
  }
}

const emailOf = (person: Person) => attributeOf(person, 'email')
const familyNameOf = (person: Person) => attributeOf(person, 'family_name')

function attributeOf({ attributes }: Person, name: string): string {
  return attributes.find(({ Name }) => Name === name)?.Value ?? ''
}

function set({ attributes }: Person, name: string, value: string): void {
  const known = attributes.find(({ Name }) => Name === name)
  if (known) known.Value = value
  else attributes.push({ Name: name, Value: value })
}

function attributesOf({ attributes, confirmed }: Person): Attribute[] {
  return [...attributes, { Name: 'email_verified', Value: String(confirmed) }]
}

function toldWhere(email: string) {
  const Destination = email.replace(/^(.).*@(.).*$/, '$1***@$2***')
  return { CodeDeliveryDetails: { Destination, DeliveryMedium: 'EMAIL', AttributeName: 'email' } }
}

/** Looks like Cognito's, so a leaked one is recognised. */
function token(): string {
  return `eyJ${Buffer.from(randomUUID()).toString('base64url')}.${randomUUID()}.${randomUUID()}`
}
