/**
 * The English catalogue, and with it the list of texts that every language must have. What only those who are signed in
 * read comes after the first screen, and the longer pages when one is opened.
 */
export type OuterTexts = typeof english

export const english = {
  language: 'en',
  direction: 'ltr',
  productName: 'TwinBot',
  pageTitle: (page: string) => `${page} · TwinBot`,
  /** As the list of helplines has it. */
  countryName: (_code: string, name: string) => name,
  inside: () => import('./texts-en-inside.ts').then(module => module.englishInside),
  pages: () => import('./texts-en-pages.ts').then(module => module.englishPages),

  shell: {
    skip: 'Skip to content',
    helpNow: 'Help now',
    back: 'Back',
    backTo: (place: string) => `Back to ${place}`,
    forward: 'Forward',
    settings: 'Settings',
    logOut: 'Log Out',
    offline: 'You’re offline. We’ll reconnect when you’re back.',
    whenBack: 'This will load when you’re back online.',
    close: 'Close',
    loading: 'Loading',
    failedScreen: 'This page did not load.',
    reload: 'Try again',
  },

  errors: {
    unexpected: 'Something went wrong',
    network: 'We couldn’t reach the server. Check your connection and try again.',
    /** Beside the banner that says one is offline. */
    offline: 'No connection right now. Try again when you’re back online.',
    /** What the server says is English already. */
    refused: (_code: string, sentence: string) => sentence,
  },

  signUp: {
    page: 'Sign up',
    question: 'What are you feeling\nthat has not yet been said out loud?',
    title: 'Create your account',
    whatThisIs:
      'A program for self-reflection: it asks questions, listens and helps you notice patterns. It isn’t therapy.',
    codeFollows: 'We’ll email you a code to confirm your address.',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    password: 'Password',
    passwordHint: (least: number) => `At least ${least} characters`,
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    terms: 'I am 18 or older and I accept the ',
    termsLink: 'terms and conditions',
    submit: 'Sign Up',
    haveAccount: 'Already have an account?',
    toLogin: 'Log in',
    signedInAs: (name: string) => `You are signed in as ${name}.`,
    toDashboard: 'Go to your dashboard',
    needFirstName: 'Enter your first name.',
    needLastName: 'Enter your last name.',
    needEmail: 'Enter your email address.',
    badEmail: 'That doesn’t look like an email address.',
    needPassword: 'Enter a password.',
    shortPassword: (least: number) => `Use at least ${least} characters.`,
    longPassword: (most: number) => `Use at most ${most} characters.`,
    longName: (most: number) => `Use at most ${most} characters.`,
    mustAccept: 'You must accept terms and conditions.',
  },

  logIn: {
    page: 'Log in',
    title: 'Log in',
    lede: 'Pick up where you left off.',
    howLong: 'You stay signed in for 12 hours, or longer on devices you choose to remember.',
    submit: 'Log In',
    forgot: 'Forgot password?',
    noAccount: 'New here?',
    toSignUp: 'Sign up',
    needPassword: 'Enter your password.',
    badCredentials: 'Invalid credentials',
    confirmed: 'Your email is confirmed. You can log in now.',
    passwordChanged: 'Your password is changed. Log in with the new one.',
  },

  verify: {
    page: 'Verify your email',
    title: 'Check your email',
    sentTo: 'We sent a code to ',
    lede: 'Enter the code we sent to your email.',
    /** Where no address is known: text, link to log in, text, link to sign up, text. */
    noAddress: [
      'We don’t know which email to confirm. ',
      'Log in',
      ' with your email and password, and you’ll come back here. New here? ',
      'Sign up',
      ' first.',
    ],
    code: 'Verification code',
    expires: 'Code expires in',
    seconds: (left: number) => `${left}s`,
    secondsSpoken: (left: number) => `Code expires in ${left} seconds`,
    expiredSpoken: 'The timer has run out. You can ask for a new code.',
    late: 'The code may still work. If it doesn’t, ask for a new one.',
    resend: 'Resend code',
    submit: 'Verify',
    needCode: 'Enter the code from the email.',
    failed: 'Verification failed',
    invalid: 'Invalid verification code',
    noEmail: 'No email found to resend code',
    resent: 'Code sent. Check your inbox.',
    otherEmail: 'Wrong address?',
    startOver: 'Sign up again',
  },

  reset: {
    page: 'Reset your password',
    title: 'Reset your password',
    lede: 'Tell us your email and we’ll send you a code.',
    send: 'Send code',
    sentTitle: 'Set a new password',
    sentLede: 'If there is an account for this address, we sent a code to ',
    newPassword: 'New password',
    submit: 'Change password',
    haveCode: 'I already have a code',
    toLogin: 'Back to log in',
    everywhere: 'You will be signed out on every device.',
  },

  links: {
    label: 'About this site',
    privacy: 'Privacy',
    terms: 'Terms',
    contact: 'Contact',
    contactFirst: 'Log in to open the contact page.',
    contactOrEmail: 'Log in to open the contact page, or email us at ',
  },

  reading: { helpFirst: 'If you may be in danger, open Help now.' },
}
