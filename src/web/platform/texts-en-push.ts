/** English texts of notifications on a device, and of a new version. */
export const englishPush = {
  push: {
    title: 'Notifications on this device',
    hint: 'A short line when threads you follow have something new. It never shows who wrote or what.',
    turnOn: 'Tell me about new messages in my threads',
    quiet: 'Keep quiet at night',
    from: 'From',
    to: 'To',
    loading: 'Loading',
    failed: 'We couldn’t load this.',
    again: 'Try again.',
    unsupported:
      'This browser cannot show notifications here. On an iPhone or iPad, add TwinBot to the home screen first.',
    denied: 'Notifications from TwinBot are blocked in this browser. You can allow them in its settings.',
    notSaved: 'That could not be changed. Try again in a moment.',
  },

  version: {
    ready: 'A new version is ready.',
    update: 'Update',
    later: 'Later',
  },
}
