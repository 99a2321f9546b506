export const IDENTITY = {
  'online.due':
    '{count, plural, =1 {One table is waiting for you} one {# table is waiting for you} other {# tables are waiting for you}}',
  'online.seatElsewhere': 'Your seat is now on another device.',
  'online.seatElsewhere.back': 'Bring it back here',

  'online.notKnown':
    'This server doesn’t recognise {name} at the moment. Perhaps it was started with different data. Nothing is deleted here, and we’ll try again on your next visit.',
  'online.notKnown.again': 'Try again',
  'online.notKnown.still': 'The server still doesn’t recognise {name}. Ask the person who runs it.',
  'online.former': 'You were {name} on this device before, and the server still knows that name.',
  'online.former.be': 'Continue as {name}',
  'online.former.forget': 'Forget {name}',
  'online.former.sure': 'Forget {name} on this device?',
  'online.former.sureText':
    'After that you can reach seats and tables under that name only by their links or with a passkey.',

  'online.tidy.away': 'Remove from my list',
  'online.tidy.awaySure': 'Remove this table from your list?',
  'online.tidy.awayText':
    '{state, select, playing {A bot will take over your seat, and you can’t take it back.} gathering {Your seat will become free.} over {The others keep it until they remove it too.} other {The others keep the table.}}',
  'online.tidy.all': 'Delete for everybody',
  'online.tidy.allText': 'Its game, log, chat and notes are deleted for good.',

  'online.devices': 'Your devices',
  'online.devices.here': 'this one',
  'online.devices.nameless': 'A device',
  'online.devices.seen': 'last here {when}',
  'online.devices.out': 'Log out',
  'online.devices.outSure': 'Log out {name}?',
  'online.devices.outText':
    'That device will be logged out, and the seat links it knows will stop working. This device gets new ones.',
  'online.devices.others': 'Log out all other devices',
  'online.devices.othersSure': 'Log out all devices except this one?',
  'online.devices.done': 'Logged out.',
  'online.passkeys.added': 'added {when}',
  'online.passkeys.remove': 'Remove',
  'online.passkeys.removeSure': 'Remove the passkey “{name}”?',
  'online.passkeys.removeText': 'Nobody will be able to log in with it. Delete it on your device too.',
  'online.forget.title': 'Leave this server',
  'online.forget': 'Delete my data',
  'online.forget.sure': 'Delete {name} from this server for good?',
  'online.forget.text':
    'Your devices, passkeys, notes and notification settings will be deleted. Bots will take over your seats, and tables with nobody else on them will be closed. Your chat messages stay.',

  'online.settings.test': 'Send a test',
  'online.settings.test.none': 'Nothing to send to: switch on or save something first.',
  'online.settings.test.sent':
    '{to, select, push {The notification was sent.} webhook {The webhook accepted it.} other {ntfy accepted it.}}',
  'online.settings.test.refused':
    '{to, select, push {The notification service refused it} webhook {The webhook refused it} other {ntfy refused it}} ({status}).',
  'online.settings.test.failed':
    '{to, select, push {The notification service can’t be reached.} webhook {The webhook can’t be reached.} other {ntfy can’t be reached.}}',
  'online.push.test': 'Test: this is how turn notifications look.',

  'online.reach.onlyHere': 'Only this computer can open this link.',
  'online.reach.how':
    'To let others in, stop the server, start it with {command} and come back here: your tables are saved.',
  'online.reach.network': 'Anybody on the same network can open this link.',
  'online.reach.address': 'This computer’s address',
  'online.notCopied': 'Your browser blocked copying. The link is selected, so you can copy it by hand.',
  'online.new.incrementText': 'This many seconds are added to the turn’s time with every choice.',
} as const;
