/** English texts of /settings. */
import { count } from './locale.ts'

export const englishSettings = {
  settings: {
    /** Said only in other languages: what is in English all the same. */
    onlyEnglish: '',
    title: 'Settings',
    lede: 'What you told us, what you chose, and the way out with all of it.',
    again: 'Try again.',
    save: 'Save',
    saved: 'Saved.',
    loading: 'Loading',

    companion: 'Your companion',
    companionName: 'Companion’s name',
    companionHint: 'Your conversation goes along with a new name. Blank becomes TwinBot.',
    nameTooLong: (most: number) => `Use at most ${most} characters.`,
    memory: 'What your companion remembers',
    memoryLink: 'See and change it',

    answers: 'Your five answers',
    answersHint: 'Your companion has them in mind when you talk.',
    edit: 'Edit',
    cancel: 'Cancel',
    needAll: 'Each of the five needs a few words.',

    devices: 'Devices',
    devicesHint:
      'Where you are signed in. A remembered device stays signed in for 30 days after its last use; any other for 12 hours.',
    devicesLoading: 'Loading your devices',
    devicesFailed: 'We couldn’t load your devices.',
    thisDevice: 'This device',
    browserOn: (browser: string, system: string) => `${browser} on ${system}`,
    unknownBrowser: 'Unknown browser',
    remembered: 'Remembered',
    lastUsed: (when: string) => `Last used: ${when}`,
    deviceName: 'Device name',
    remember: 'Remember',
    rememberThis: (name: string) => `Remember ${name}`,
    rename: 'Rename',
    renameThis: (name: string) => `Rename ${name}`,
    forget: 'Forget',
    forgetThis: (name: string) => `Forget ${name}`,
    forgetSure: 'It will be signed out at once.',
    forgetSureHere: 'You will be signed out here.',
    keepIt: 'Keep',
    forgotten: (name: string) => `${name} is signed out.`,
    /** As the specification names them. */
    deviceErrors: {
      configuration: 'Device configuration error',
      network: 'Network error',
      notSignedIn: 'The user is not authenticated',
    },

    look: 'Light and dark',
    lookHint: 'TwinBot follows your device: it is dark when your device is.',

    country: 'Country for helplines',
    countryHint: 'Help now shows numbers of this country first.',
    countryAuto: 'Tell by my browser’s language',
    countryOther: 'Another country',
    choicesFailed: 'We couldn’t load what you chose.',
    notSaved: 'That could not be saved. Try again in a moment.',

    model: 'Replies by a language model',
    modelHint: (host: string) =>
      `If you agree, your messages go to ${host}, which words your companion’s replies. You can take it back at any time; your companion then speaks with its own words.`,
    modelAgree: (host: string) => `Send my messages to ${host}`,

    misses: 'Replies that missed',
    missesHint:
      'When you choose “That’s not it” on a reply, it is kept for you and your export. If you agree, we also count which replies miss, so they can be improved. Nothing you wrote is counted.',
    missesAgree: 'Count the replies I say missed, without my words',

    takeAlong: 'Take everything with you',
    exportHint:
      'One zip file with pages to read and the same as data: your answers, all conversations, what you said in groups, what was read in your words, and what you chose. Nothing that others wrote.',
    export: 'Export everything',
    exporting: 'Packing…',
    exported: 'Your export is in your downloads.',
    exportAsk: 'Enter your password, so that nobody else can take your data from an open screen.',
    exportSure: 'Export',

    bring: 'Bring an export back',
    importHint:
      'Conversations are added to those you have, never twice. Your answers, your companion’s name and your choices become those of the file. What you said in groups comes back as your own record, never into the groups.',
    chooseFile: 'Export file (.zip)',
    import: 'Import',
    importing: 'Reading…',
    imported: (messages: number) =>
      messages === 1
        ? 'Imported: 1 message and what belongs to it.'
        : `Imported: ${count(messages)} messages and what belongs to them.`,
    needFile: 'Choose the zip file of an export.',
    fileTooLarge: (most: number) => `That file is too large; up to ${most} MB can be imported.`,

    delete: 'Delete your account',
    deleteHint:
      'Everything goes, for good: your answers, conversations, insights and choices. In groups your words go and “Message removed” stays in their place. You are signed out everywhere. We cannot bring it back.',
    deleteOpen: 'Delete my account…',
    password: 'Your password',
    needPassword: 'Enter your password.',
    deleteSure: 'Delete everything for good',
    deleting: 'Deleting…',
    deleted: 'Your account and everything in it are deleted.',
    close: 'Close',
  },
  groupRecord: {
    title: 'Group messages you brought with you',
    lede: 'What you said in groups before you came here, from the export you imported. Only you read it; it is in no group.',
    loading: 'Loading your messages',
    failed: 'We couldn’t load your messages.',
    again: 'Try again.',
    offline: 'They can be read when you are online again.',
    none: 'You have brought no group messages with you.',
    more: 'Show earlier ones',
    loadingMore: 'Loading…',
    edited: 'Edited',
    held: 'Held back then, and shown to nobody',
    /** Where and when: "Sleep, 10 November 2026, 9:12". */
    when: (thread: string, day: string, time: string) => `${thread}, ${day}, ${time}`,
  },
}
