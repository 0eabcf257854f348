/**
 * What was typed into the sign-up and login forms, kept while the page is open, so that looking at the terms,
 * at Help now or at the other form costs nobody their typing. Passwords are not kept.
 */
export const keptFields = { firstName: '', lastName: '', email: '' }

export function forgetFields(): void {
  Object.assign(keptFields, { firstName: '', lastName: '', email: '' })
}
