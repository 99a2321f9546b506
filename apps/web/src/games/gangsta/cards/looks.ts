/** The features of a face on a police photo. */
export interface Look {
  readonly hat: (typeof HATS)[number];
  readonly eyes: (typeof EYES)[number];
  readonly mark: (typeof MARKS)[number];
}

const HATS = ['slick', 'bob', 'fedora', 'beanie', 'cap', 'bun', 'curls', 'bald', 'ushanka', 'wide', 'hood'] as const;
const EYES = ['plain', 'shades', 'round', 'patch', 'visor'] as const;
const MARKS = ['none', 'moustache', 'beard', 'cigar', 'collar', 'tie', 'pearls', 'headset', 'scar'] as const;

const look = (hat: Look['hat'], eyes: Look['eyes'], mark: Look['mark']): Look => ({ hat, eyes, mark });

/** The people of the built-in pack, drawn to match their names. */
const LOOKS: Readonly<Record<string, Look>> = {
  volkova: look('ushanka', 'plain', 'pearls'),
  'dona-remedios': look('wide', 'shades', 'pearls'),
  'mayor-of-ninth': look('fedora', 'shades', 'tie'),
  'zia-fortunata': look('bun', 'round', 'pearls'),
  'headmaster-lau': look('slick', 'round', 'tie'),
  'ice-pick-irina': look('bob', 'shades', 'scar'),
  'two-door-timofei': look('ushanka', 'plain', 'beard'),
  'oksana-offline': look('hood', 'visor', 'none'),
  'dial-tone-dmitri': look('beanie', 'round', 'headset'),
  'colonel-marfa': look('cap', 'plain', 'tie'),
  'zugzwang-zina': look('bun', 'round', 'none'),
  'gentle-anatoly': look('bald', 'plain', 'beard'),
  'lucia-longshot': look('bob', 'patch', 'none'),
  'capitana-paloma': look('cap', 'plain', 'pearls'),
  'both-hands-beltran': look('slick', 'plain', 'moustache'),
  'rooftop-rosario': look('wide', 'plain', 'cigar'),
  'ctrl-alt-celia': look('curls', 'visor', 'headset'),
  'senor-nadie': look('fedora', 'shades', 'none'),
  'la-madrina-jacinta': look('bun', 'shades', 'pearls'),
  'doorstop-dee': look('curls', 'plain', 'scar'),
  'hotwire-harriet': look('beanie', 'plain', 'scar'),
  'superuser-simone': look('curls', 'round', 'headset'),
  'twice-sure-tobias': look('cap', 'round', 'none'),
  'front-stoop-estelle': look('wide', 'round', 'pearls'),
  'coach-lamont': look('cap', 'shades', 'moustache'),
  'lights-out-lonnie': look('bald', 'shades', 'none'),
  'gossip-gaetano': look('slick', 'plain', 'cigar'),
  'nonna-knuckles': look('bun', 'round', 'scar'),
  'unplugged-ugo': look('beanie', 'plain', 'beard'),
  'spreadsheet-sandro': look('slick', 'round', 'tie'),
  'monsignor-whisper': look('bald', 'plain', 'collar'),
  'the-contessa-upstairs': look('wide', 'plain', 'pearls'),
  'opera-box-ottavia': look('bob', 'round', 'pearls'),
  'keystroke-kit': look('hood', 'round', 'headset'),
  'clockwork-tam': look('fedora', 'patch', 'none'),
  'double-shift-chow': look('cap', 'plain', 'cigar'),
  'lighthouse-hui': look('beanie', 'plain', 'beard'),
  'switchboard-sung': look('bob', 'plain', 'headset'),
  'triple-threat-yip': look('slick', 'patch', 'scar'),
  'night-ferry-ngai': look('ushanka', 'shades', 'cigar'),
};

/** People of other packs get a face derived from their id, so it is always the same. */
export function lookOf(id: string): Look {
  const known = LOOKS[id];
  if (known !== undefined) return known;
  const number = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991, 7);
  return {
    hat: HATS[number % HATS.length] ?? 'slick',
    eyes: EYES[Math.floor(number / 11) % EYES.length] ?? 'plain',
    mark: MARKS[Math.floor(number / 55) % MARKS.length] ?? 'none',
  };
}
