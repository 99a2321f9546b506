/** The messages of teaching tables in English. */
export const TEACHING = {
  'online.teach.kind': 'What is the table for?',
  'online.teach.kind.ordinary': 'An ordinary game',
  'online.teach.kind.teaching': 'Teaching the game',
  'online.teach.hands': 'Hands',
  'online.teach.hands.yes': 'Open to all players',
  'online.teach.hands.no': 'Hidden as usual',
  'online.teach.adviser': 'Adviser',
  'online.teach.adviser.yes': 'Players may ask it',
  'online.teach.adviser.no': 'Off',
  'online.teach.text':
    'At a teaching table you can point at things on everybody’s screen. With open hands, everybody who takes a seat agrees to show their hand to the other players and to you; spectators see no hands. The log records every question to the adviser.',
  'online.teach.title': 'Teaching table',
  'online.teach.stated': 'The host can point at things on everybody’s screen.',
  'online.teach.stated.hands':
    'All hands are open: the players and the host see each other’s hidden cards and money. By taking a seat you agree to that. Spectators see no hands.',
  'online.teach.stated.adviser': 'Players may ask the adviser; the log records it.',
  'online.teach.take': 'Take this seat and show my hand',
  'online.teach.top.hands': 'Open hands: everybody has agreed',
  'online.teach.top.adviser': 'Players may ask the adviser',
  'online.teach.point': 'Point at things',
  'online.teach.pointing': 'Select anything on the table to show it to everybody. Press Escape to stop.',
  'online.teach.points': '{name} is pointing here',
  'online.teach.pointsAt': '{name} is pointing at: {thing}.',
  'online.teach.advised': '{name} asked the adviser.',
} as const;
