/** English texts of /settings. */
import { count } from './locale.ts'

export const englishSettings = {
  settings: {
    /** Said only in other languages: what is in English all the same. */
    onlyEnglish: '',
    title: 'Settings',
    lede: 'Your account, your choices and your data.',
    index: 'On this page',
    indexNotifications: 'Notifications',
    indexHelplines: 'Helplines',
    indexData: 'Your data',
    about: 'About and contact',
    howItReads: 'How it reads and answers',
    again: 'Try again.',
    save: 'Save',
    saved: 'Saved.',
    loading: 'Loading',

    companion: 'Your companion',
    companionName: 'Companion’s name',
    companionHint: 'Renaming keeps your conversation. Leave blank to use TwinBot.',
    nameTooLong: (most: number) => `Use at most ${most} characters.`,
    memory: 'What your companion remembers',
    memoryLink: 'See and change it',

    answers: 'Your five answers',
    answersHint: 'Your companion uses these when you talk.',
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
    signOutOthers: 'Sign out everywhere else',
    othersSignedOut: 'Your other devices are signed out.',
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
    countryAuto: 'Use my browser’s language',
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
      'One zip file, as readable pages and as data: your answers, all conversations, what you said in groups, the tags found in your messages, and your choices. Nothing that others wrote.',
    export: 'Export everything',
    exporting: 'Packing…',
    exported: 'Your export is in your downloads.',
    exportAsk: 'Enter your password, so that nobody else can take your data from an open screen.',
    exportSure: 'Export',

    bring: 'Bring an export back',
    importHint:
      'Conversations are added; duplicates are skipped. Your answers, your companion’s name and your choices are replaced by those in the file. What you said in groups comes back as your own record, not into the groups.',
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
      'This permanently deletes everything: your answers, conversations, insights and choices. In groups, your messages are replaced with “Message removed”. You are signed out everywhere. This can’t be undone.',
    deleteOpen: 'Delete my account…',
    password: 'Your password',
    needPassword: 'Enter your password.',
    deleteSure: 'Delete everything',
    deleting: 'Deleting…',
    deleted: 'Your account and everything in it are deleted.',
    close: 'Close',
  },
  groupRecord: {
    title: 'Imported group messages',
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
