/** Who somebody is here, on which devices, and what they want to keep, in English. */
export const IDENTITY = {
  'online.due': '{count, plural, one {One table waits for you} other {# tables wait for you}}',
  'online.seatElsewhere': 'Your seat is now on another device.',
  'online.seatElsewhere.back': 'Bring it back here',

  'online.notKnown':
    'This server does not know {name} at the moment. Perhaps it was started with other data. Nothing is deleted here; the next visit tries again.',
  'online.notKnown.again': 'Try again',
  'online.notKnown.still': 'The server still does not know {name}. Ask whoever runs it.',
  'online.former': 'On this device you were {name} before, and the server still knows that name.',
  'online.former.be': 'Be {name} again',
  'online.former.forget': 'Forget {name}',
  'online.former.sure': 'Forget {name} on this device?',
  'online.former.sureText': 'Seats and tables under that name can then be reached by their links or by a passkey only.',

  'online.tidy.away': 'Remove from my list',
  'online.tidy.awaySure': 'Remove this table from your list?',
  'online.tidy.awayText':
    '{state, select, playing {A bot goes on at your seat, and you can’t take it again.} gathering {Your seat becomes free.} over {The others keep it until they remove it too.} other {The others keep the table.}}',
  'online.tidy.all': 'Delete for all',
  'online.tidy.allText': 'Its game, log, chat and notes go for good.',

  'online.devices': 'Your devices',
  'online.devices.here': 'this one',
  'online.devices.nameless': 'A device',
  'online.devices.seen': 'last here {when}',
  'online.devices.out': 'Log out',
  'online.devices.outSure': 'Log out {name}?',
  'online.devices.outText':
    'It is no longer you, and the links of your seats that it knows stop working. This device gets new ones.',
  'online.devices.others': 'Log out all others',
  'online.devices.othersSure': 'Log out all devices but this one?',
  'online.devices.done': 'Logged out.',
  'online.passkeys.added': 'added {when}',
  'online.passkeys.remove': 'Remove',
  'online.passkeys.removeSure': 'Remove the passkey «{name}»?',
  'online.passkeys.removeText': 'Nobody can come here by it any more. Delete it on your device too.',
  'online.forget.title': 'Leave this server',
  'online.forget': 'Forget me',
  'online.forget.sure': 'Let this server forget {name} for good?',
  'online.forget.text':
    'Your devices, passkeys, notes and alerts go. Bots go on at your seats, and tables of yours at which nobody else sits are closed. What you said in chats stays there.',

  'online.settings.test': 'Send a test',
  'online.settings.test.none': 'There is nobody to send it to: switch on or save something first.',
  'online.settings.test.sent':
    '{to, select, push {The notification was sent.} webhook {The webhook took it.} other {ntfy took it.}}',
  'online.settings.test.refused':
    '{to, select, push {The notification service refused it} webhook {The webhook refused it} other {ntfy refused it}} ({status}).',
  'online.settings.test.failed':
    '{to, select, push {The notification service can’t be reached.} webhook {The webhook can’t be reached.} other {ntfy can’t be reached.}}',
  'online.push.test': 'This is how you are called.',

  'online.reach.onlyHere': 'Only this computer can open this link.',
  'online.reach.how': 'For others, stop the server, start it with {command} and come back here: your tables are kept.',
  'online.reach.network': 'Whoever is in the same network can open this link.',
  'online.reach.address': 'Address of this computer',
  'online.notCopied': 'The browser does not allow it. The link is marked: copy it yourself.',
  'online.new.incrementText': 'So many seconds are added to the time of the turn whenever something is chosen.',
} as const;
