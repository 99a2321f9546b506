/** What an online table says and asks during a game. */
export const AT_TABLE = {
  'online.spectators': '{count, plural, one {# person watching} other {# people watching}}',
  'online.calledAt': 'notified at {time}',
  'online.timeOf': '{name}’s time',
  'online.leaveKept': 'Leave the table (you keep your seat)',
  'online.notice.more': 'Show more',
  'online.notice.less': 'Show less',
  'online.stuck.others':
    '{name} has run out of time. Anybody at the table can let a bot take over; {name} can take the seat back at any time.',
  'online.stuck.mine':
    'You have run out of time. The others can now let a bot take over for you; you can take your seat back at any time.',
  'online.gather.host': 'host',
  'online.gather.hostAway': 'If the host is away for a few minutes, somebody else here becomes the host.',
  'online.gather.put': 'Remove',
  'online.gather.putSure': 'Remove {name} from the table?',
  'online.gather.putText': '{name} can’t take a seat at this table again.',
  'online.gather.removed': 'The host removed you from this table.',
  'online.gather.newLink': 'Make a link for my seat',
  'online.listedHere': '{count, plural, =0 {nobody there now} one {# there now} other {# there now}}',
  'online.rematch.wait': 'Anybody who played can open the next table.',

  'online.back.title': 'Rewind further',
  'online.back.text': 'Something hidden has been revealed, so everybody has to agree to rewind.',
  'online.back.ask': 'Ask to rewind to before my last choice',
  'online.back.asks': '{name} wants to rewind: {count, plural, one {# choice} other {# choices}} would be undone.',
  'online.back.mine': 'You asked to rewind. Waiting for {names}.',
  'online.back.seen': 'This happened and was seen:',
  'online.back.more': '{count, plural, one {and # more} other {and # more}}',
  'online.back.agree': 'Agree',
  'online.back.refuse': 'Refuse',
  'online.back.withdraw': 'Withdraw',
  'online.back.until':
    'Anybody who hasn’t answered by {time} counts as agreeing. Making a choice cancels the request; until then clocks and bots are paused.',
  'online.back.done.agreement':
    'Everybody agreed to rewind: {count, plural, one {# choice was} other {# choices were}} undone.',
  'online.back.done.silence':
    'Nobody refused in time, so the table was rewound: {count, plural, one {# choice was} other {# choices were}} undone.',
  'online.back.done.admin':
    'The person who runs this server rewound the table: {count, plural, one {# choice was} other {# choices were}} undone.',
  'online.back.agreed': 'Agreed: {names}.',
  'online.back.silent': 'Didn’t answer: {names}.',
  'online.back.gone': 'This was seen and no longer counts:',
} as const;
