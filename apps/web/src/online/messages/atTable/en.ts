/** What people at a table over the network are told and asked, in English. */
export const AT_TABLE = {
  'online.spectators': '{count, plural, one {# person watches} other {# people watch}}',
  'online.calledAt': 'called at {time}',
  'online.timeOf': 'Time of {name}',
  'online.leaveKept': 'Leave the table (your seat is kept)',
  'online.notice.more': 'Show all of it',
  'online.notice.less': 'Fold to one line',
  'online.stuck.others':
    'The time of {name} for this turn is up. Any of you can let a bot go on; {name} can take the seat back at any time.',
  'online.stuck.mine':
    'Your time for this turn is up. The others can let a bot go on for you now; you can take your seat back at any time.',
  'online.gather.host': 'host',
  'online.gather.hostAway': 'If the host stays away for a few minutes, somebody who is here becomes the host.',
  'online.gather.put': 'Remove',
  'online.gather.putSure': 'Remove {name} from the table?',
  'online.gather.putText': '{name} can’t take a seat at this table again.',
  'online.gather.removed': 'The host has removed you from this table.',
  'online.gather.newLink': 'Make a link for my seat',
  'online.listedHere': '{count, plural, =0 {nobody there now} one {# there now} other {# there now}}',
  'online.rematch.wait': 'Those who have played can open the next table.',

  'online.back.title': 'Go back further',
  'online.back.text': 'What was seen can’t be unseen. With everybody’s consent the table still goes back.',
  'online.back.ask': 'Ask to go back before my last choice',
  'online.back.asks': '{name} asks to go back: {count, plural, one {# choice} other {# choices}} would be taken back.',
  'online.back.mine': 'You ask to go back. Waiting for {names}.',
  'online.back.seen': 'This had happened and was seen:',
  'online.back.more': '{count, plural, one {and # thing more} other {and # things more}}',
  'online.back.agree': 'Agree',
  'online.back.refuse': 'Refuse',
  'online.back.withdraw': 'Withdraw',
  'online.back.until':
    'Whoever has said nothing by {time} has agreed. A new choice withdraws the question; until then clocks and bots wait.',
  'online.back.done.agreement':
    'By agreement the table went back: {count, plural, one {# choice was} other {# choices were}} taken back.',
  'online.back.done.silence':
    'Nobody refused in time, so the table went back: {count, plural, one {# choice was} other {# choices were}} taken back.',
  'online.back.done.admin':
    'Whoever runs this server took the table back: {count, plural, one {# choice was} other {# choices were}} taken back.',
  'online.back.agreed': 'Agreed: {names}.',
  'online.back.silent': 'Said nothing: {names}.',
  'online.back.gone': 'This was seen and no longer counts:',
} as const;
