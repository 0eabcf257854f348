// Somebody who signs up with a server of the bench and is let in, with the code out of the email it would have sent.
export const person = { email: 'bench@example.org', password: 'a password of the bench' }

/** The token of their session. */
export async function signInAt(url: string, letters: readonly string[]): Promise<string> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  await post('/api/auth/send-code', { ...person, firstName: 'Bench', lastName: 'Person', method: 'email' })
  while (letters.length === 0) await new Promise(resolve => setTimeout(resolve, 10))
  const [code] = /\b\d{6}\b/.exec(letters[0] ?? '') ?? []
  await post('/api/auth/verify-code', { value: person.email, code })
  return ((await post('/api/auth/login', person)) as { token: string }).token
}
