/**
 * What was typed into the sign-up and login forms, kept while the page is open, so that looking at the terms,
 * at Help now or at the other form costs nobody their typing. Passwords are not kept.
 */
export const formValues = { firstName: '', lastName: '', email: '' }

export function clearFormValues(): void {
  Object.assign(formValues, { firstName: '', lastName: '', email: '' })
}
