/** English texts of care that may be needed on any screen at any moment. */

export const englishCare = {
  care: {
    line: 'You don’t have to carry this alone. There are people you can talk to, right now.',
    link: 'Open Help now',
    checkIns: {
      living:
        'Sometimes when people feel like this they also think about not wanting to live. Is that part of it for you?',
      panic:
        'Does your chest hurt, are you short of breath even when you sit still, or do you feel you might faint?',
      eating: 'Have you felt faint or very weak because of it, or does it feel out of your hands?',
      abuse: 'Are you afraid of what could happen to you today or tonight?',
      'somebody-else': 'Do you think they might be in danger right now?',
      harm: 'Are you worried that you might act on it?',
    },
    answers: { yes: 'Yes', no: 'No', unsaid: 'Rather not say' },
    sometimes: 'Yes, sometimes',
    afterYes: 'Thank you for saying so. You don’t have to be alone with it.',
    afterNo: 'Thank you for answering. If that changes, help is here.',
    afterUnsaid: 'That is all right. You don’t have to say. Help is here if you want it.',
    bar: 'You don’t have to be alone with this.',
    barCall: (number: string) => `Call ${number}`,
    barCallSpoken: (name: string, number: string) => `Call ${name}, ${number}`,
    barOpen: 'Open help',
    barLabel: 'Help at hand',
    unloaded:
      'Call your local emergency number if you are in danger. People who listen are listed at findahelpline.com.',
    breakNote: 'You have been here for three hours. A short break can do good.',
  },
}
