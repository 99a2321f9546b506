// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { LocationKind } from '../../city/tile.ts';
import type { CardPlace, Colour, Haunt } from '../../content/vocabulary.ts';
import type { PayReason, ReceiveReason } from '../../events.ts';
import type { Fate } from '../../fates.ts';
import type { Options } from '../../state.ts';
import type { SCORE_LINES } from '../fields.ts';

/** Words that are inserted into sentences, tables and scores. */
export const WORDS = {
  'seat.you': 'You',
  'seat.youInside': 'you',
  'plan.hidden': 'a plan',
  'drawn.hidden': 'a tile',
  'value.hidden': 'a tile',
  'mean.member': 'a gang member',
  'none.none': 'nothing',

  'ability.loseNotoriety': 'lose 1 notoriety',
  'ability.evade': 'evade',
  'hexagon.plain': 'plain',
  'hexagon.income': 'income',
  'stepBy.foot': 'Onward',
  'stepBy.subway': 'By subway',
  'stepBy.pad': 'By helicopter from the pad',
  'stepBy.ride': 'With a ride',
  'where.space': 'space',
  'where.box': 'box',

  'pursuer.federal': 'federal officer',
  'pursuer.local': 'local officer',
  'pursuer.swat': 'SWAT officer',
  'pursuer.inspector': 'Inspector',

  'tone.master': 'master',
  'tone.green': 'green',
  'tone.black': 'black',
  'tone.brown': 'brown',

  'stack.green': 'the green lockers',
  'stack.black': 'the black lockers',
  'stack.brown': 'the brown lockers',
  'stack.exits': 'the exit tiles',

  'item.tool': '{item}',
  'item.locker': 'a {tone} locker',
  'item.lockerOf': 'a {tone} locker worth ${value}k',
  'item.none': 'an item',
  'item.exit': 'an exit tile',
  'item.exitOf': 'an exit tile worth ${value}k',
  'item.taken': '{count} from {stack}',
  'item.worth': '${value}k',

  'reason.asset': 'to use an asset',
  'reason.unlock': 'to unlock an asset',
  'reason.contact': 'to use a contact',
  'reason.fixer': 'for a fixer tile',
  'reason.equipment': 'for equipment',
  'reason.gang': 'to hire a gang',
  'reason.healing': 'for healing',
  'reason.church': 'to the church',
  'reason.hush': 'for starting a turn after somebody escaped [A1]',
  'reason.lieutenant': 'to evade the Lieutenant [J4]',
  'reason.escape': 'to escape',

  'gain.income': 'in income',
  'gain.plan': 'in income from the escape plan',
  'gain.safeHouses': 'in income for all three safe houses',
  'gain.exit': 'in income at the exit',
  'gain.contact': 'in income from a contact',
  'gain.fixer': 'in income from the safe',

  'end.escape': 'everybody escaped or was arrested',
  'end.arrest': 'nobody escaped',

  'fate.first': 'The first to escape',
  'fate.later': 'Escaped later',
  'fate.exit': 'Arrested at the exit: couldn’t pay',
  'fate.turn': 'Arrested: couldn’t pay to start a turn',
  'fate.city': 'Arrested: still in the city after the last dawn',

  'option.gentle': 'Gentle Lieutenant (solo): only the best tile in each of his piles counts',

  'score.firstGroup': 'Casino, bar, restaurant',
  'score.secondGroup': 'Gym, nightclub, gallery',
  'score.safeHouses': 'Safe houses',
  'score.cash': 'Cash',
  'score.assets': 'Used assets',
  'score.contacts': 'Contacts',
  'score.tiles': 'Lockers and exit tiles',
  'score.notoriety': 'Notoriety',
  'score.wounds': 'Wounds',
  'score.total': 'Total in $k',

  'spot.hospital': 'the hospital',
  'spot.headquarters': 'the gang headquarters',
  'spot.businessSite': 'the business site',
  'spot.safeHouseSite': 'the safe-house site',
  'spot.store': 'store {letter}',
  'spot.clinic': 'the clinic',
  'spot.church': 'the church',
  'spot.exit': 'exit {number}',
  'spot.subwayStation': 'the subway station',
  'spot.helicopterPad': 'the helicopter pad',
  'spot.casino': 'the casino',
  'spot.bar': 'the bar',
  'spot.restaurant': 'the restaurant',
  'spot.gym': 'the gym',
  'spot.nightclub': 'the nightclub',
  'spot.gallery': 'the art gallery',
  'spot.safeHouse1': 'safe house 1',
  'spot.safeHouse2': 'safe house 2',
  'spot.safeHouse3': 'safe house 3',
  'spot.escaped': 'escaped',
  'spot.arrested': 'arrested',

  'cardPlace.casino': 'the casino',
  'cardPlace.bar': 'the bar',
  'cardPlace.restaurant': 'the restaurant',
  'cardPlace.gym': 'the gym',
  'cardPlace.nightclub': 'the nightclub',
  'cardPlace.gallery': 'the art gallery',
  'cardPlace.safeHouse1': 'safe house 1',
  'cardPlace.safeHouse2': 'safe house 2',
  'cardPlace.safeHouse3': 'safe house 3',
  'cardPlace.storeA': 'store A',
  'cardPlace.storeB': 'store B',
  'cardPlace.storeC': 'store C',
  'cardPlace.storeD': 'store D',
  'cardPlace.exit1': 'exit 1',
  'cardPlace.exit2': 'exit 2',
  'cardPlace.exit3': 'exit 3',

  'called.place': '{spot} ({tile})',
  'called.terrain':
    '{number, select, 0 {the } other {}}{terrain, select, industrial {industrial area} commercial {commercial area} residential {residential area} other {water}}{number, select, 0 {} other { {number}}} ({tile})',
  'called.tile': '{name} ({tile})',
  'called.contact': '{kind} {id}',

  'menu.contact': 'Use {contact}',
  'menu.tool': 'Use the {tool}',
  'menu.asset': 'Use {asset}',
  'menu.member': 'Send a gang member',
} as const satisfies Record<
  | `tone.${Colour}`
  | `stack.${Colour}`
  | `reason.${PayReason}`
  | `gain.${ReceiveReason}`
  | `end.${EndReason}`
  | `fate.${Fate}`
  | `score.${(typeof SCORE_LINES)[number]}`
  | `spot.${LocationKind | Haunt}`
  | `cardPlace.${CardPlace}`
  | `option.${keyof Options}`,
  string
> &
  Record<string, string>;

type EndReason = 'escape' | 'arrest';
