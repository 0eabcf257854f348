/** English texts of notifications on a device, and of a new version. */
export const englishPush = {
  push: {
    title: 'Notifications on this device',
    hint: 'Short lines. They never show who wrote to you, or anything you wrote.',
    turnOn: 'Tell me about new messages in my threads',
    remind: 'Remind me to take a moment',
    /** How the fields are called: "Time", or "Time 2" where there are several. */
    timeNumber: (number: number, of: number) => (of === 1 ? 'Time' : `Time ${number}`),
    addTime: 'Add a time',
    removeTime: (time: string) => `Remove ${time}`,
    days: 'Days',
    inQuietHours: 'In your quiet hours: no reminder.',
    zone: (zone: string) => `Times are for ${zone}, on all your devices.`,
    switchZone: (zone: string) => `Switch to ${zone}.`,
    staySignedIn:
      'Reminders stop when you’re signed out; remember this device under Devices to stay signed in.',
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
