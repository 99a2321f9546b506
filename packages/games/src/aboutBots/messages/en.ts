/** What players are told about bots, on the page and in the terminal. */
export const BOTS = {
  'bots.see': 'Bots see only what you would see in their seat.',
  'bots.how':
    'A bot never gets the true state of the game. It gets the view from its seat, plus games imagined from that view, in which everything hidden is drawn again.',
  'bots.checked':
    'How we checked it: in {positions} positions of random games, we changed everything the seat can’t know ({changed}). Before and after, we asked a bot. All {levels} levels and all styles took turns, and so did the adviser.',
  'bots.changed.gangsta': 'the others’ jobs and resources, the decks, and every draw to come',
  'bots.changed.escape-plan':
    'the others’ escape plans, cash and hidden tiles, the stacks, the Lieutenant’s piles, and every draw to come',
  'bots.result':
    'How often a bot then chose something else: {choices}. How often it expected something else: {expectations}.',
  'bots.repeat': 'Check it yourself: “{command}”.',
  'bots.ratings':
    'The number after a bot’s level is its strength, measured in games with two players: “{level}” has 1000, more is stronger. Bots with the same number are about equally strong.',
  'bots.untrained': 'Bots haven’t practised with this content pack: they judge its cards by what they do.',
} as const;
