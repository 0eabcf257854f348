/**
 * What was typed into the sign-up and login forms, kept in memory so that visiting the terms, Help now or the other form
 * loses nothing. Passwords are not kept.
 */
export const formValues = { firstName: '', lastName: '', email: '' }

export function clearFormValues(): void {
  Object.assign(formValues, { firstName: '', lastName: '', email: '' })
}
