import type { LocationKind, Terrain } from '../../city/tile.ts';
import type {
  Asset,
  Automaton,
  Colour,
  ContactKind,
  Equipment,
  Fixer,
  Haunt,
  Officer,
  Part,
  SewerPattern,
} from '../../content/vocabulary.ts';

/** The names of the cards and tiles of the house pack, and the terms on its components. */
export const NAMES = {
  'contact.canary-conrad': 'Canary Conrad',
  'contact.loose-lips-lola': 'Loose-Lips Lola',
  'contact.two-tongues-tibor': 'Two-Tongues Tibor',
  'contact.overtime-odette': 'Overtime Odette',
  'contact.eleventh-hour-ezra': 'Eleventh-Hour Ezra',
  'contact.haymaker-hank': 'Haymaker Hank',
  'contact.bar-stool-beatrix': 'Bar-Stool Beatrix',
  'contact.southpaw-salome': 'Southpaw Salomé',
  'contact.hush-haruko': 'Hush Haruko',
  'contact.no-footsteps-noor': 'No-Footsteps Noor',
  'contact.whitewash-wilma': 'Whitewash Wilma',
  'contact.good-word-gus': 'Good-Word Gus',
  'contact.envelope-enzo': 'Envelope Enzo',
  'contact.lunch-money-louie': 'Lunch-Money Louie',
  'contact.golf-club-gwen': 'Golf-Club Gwen',
  'contact.megaphone-mags': 'Megaphone Mags',
  'contact.false-alarm-farid': 'False-Alarm Farid',
  'contact.rolodex-rita': 'Rolodex Rita',
  'contact.plus-one-pavel': 'Plus-One Pavel',
  'contact.second-wind-sylvie': 'Second-Wind Sylvie',
  'contact.paper-clip-pia': 'Paper-Clip Pia',
  'contact.crowbar-casimir': 'Crowbar Casimir',
  'contact.manhole-milos': 'Manhole Miloš',
  'contact.u-bend-ursula': 'U-Bend Ursula',
  'contact.kitchen-table-kofi': 'Kitchen-Table Kofi',
  'contact.stitches-stella': 'Stitches Stella',
  'contact.blue-light-bruno': 'Blue-Light Bruno',
  'contact.stoop-king-carmelo': 'Stoop-King Carmelo',
  'contact.whirlybird-wanda': 'Whirlybird Wanda',
  'contact.corner-shop-cosmo': 'Corner-Shop Cosmo',
  'contact.breakaway-bess': 'Breakaway Bess',
  'contact.redline-rosa': 'Redline Rosa',
  'contact.sea-legs-chidi': 'Sea-Legs Chidi',

  'contactKind.snitch': 'Snitch',
  'contactKind.fixer': 'Fixer',
  'contactKind.fighter': 'Fighter',
  'contactKind.boxer': 'Boxer',
  'contactKind.ninja': 'Ninja',
  'contactKind.informer': 'Informer',
  'contactKind.bribe': 'Bribe',
  'contactKind.rally': 'Rally',
  'contactKind.spy1': 'Spy: new faces',
  'contactKind.spy2': 'Spy: fresh start',
  'contactKind.spy3': 'Spy: unlocked doors',
  'contactKind.sewer': 'Sewer',
  'contactKind.medic': 'Medic',
  'contactKind.medevac': 'Medevac',
  'contactKind.gang': 'Gang',
  'contactKind.chopper': 'Chopper',
  'contactKind.generalStore': 'General store',
  'contactKind.stunt': 'Stunt',
  'contactKind.fastCar': 'Fast car',
  'contactKind.jetSki': 'Jet ski',

  'contactEffect.snitch': 'Remove one {officers} from the game.',
  'contactEffect.fixer': 'Take an extra-turn disc.',
  'contactEffect.fighter':
    'On one tile, fight past every {officersCount, plural, one {{officers}} other {{officers_kind} officer}}.',
  'contactEffect.boxer':
    'On one tile, punch past every {officersCount, plural, one {{officers}} other {{officers_kind} officer}}.',
  'contactEffect.ninja':
    'On one tile, evade every {officersCount, plural, one {{officers}} other {{officers_kind} officer}}.',
  'contactEffect.informer': 'Lose 1 notoriety.',
  'contactEffect.bribe': 'Pay one {officers} to patrol another tile.',
  'contactEffect.rally': 'Lure one {officers} to another tile.',
  'contactEffect.spy1': 'Take a contact.',
  'contactEffect.spy2': 'Make your equipment and all your other contacts ready again.',
  'contactEffect.spy3': 'Unlock an asset.',
  'contactEffect.sewer':
    'From terrain, crawl to terrain two tiles away, {pattern}: free if it is the same type, otherwise 1 MP.',
  'contactEffect.medic': 'Heal 1 wound.',
  'contactEffect.medevac': 'Go straight to the hospital; your travel ends there.',
  'contactEffect.gang': 'Use one gang ability without a gang member.',
  'contactEffect.chopper': 'From a tile with heliport icons, fly to a tile 1 or 2 away for 0 MP.',
  'contactEffect.generalStore': 'Receive income.',
  'contactEffect.stunt': 'Evade any one officer.',
  'contactEffect.fastCar': 'Evade all officers on one tile.',
  'contactEffect.jetSki': 'This turn you may cross one body of water, ferry or not.',

  'pattern.straight': 'straight ahead',
  'pattern.bend': 'round a corner',

  'plan.window-seat': 'Window Seat',
  'plan.exact-change': 'Exact Change',
  'plan.low-tide': 'Low Tide',
  'plan.double-parked': 'Double Parked',
  'plan.house-lights': 'House Lights',
  'plan.borrowed-umbrella': 'Borrowed Umbrella',
  'plan.cold-coffee': 'Cold Coffee',
  'plan.last-encore': 'Last Encore',
  'plan.long-weekend': 'Long Weekend',

  'haunt.casino': 'Casino',
  'haunt.bar': 'Bar',
  'haunt.restaurant': 'Restaurant',
  'haunt.gym': 'Gym',
  'haunt.nightclub': 'Nightclub',
  'haunt.gallery': 'Art gallery',
  'haunt.safeHouse1': 'Safe house 1',
  'haunt.safeHouse2': 'Safe house 2',
  'haunt.safeHouse3': 'Safe house 3',

  'asset.moveFederal': 'Wrong Tip-Off',
  'asset.moveLocal': 'Noise Complaint',
  'asset.moveSwat': 'Empty Warehouse',
  'asset.takeDisc': 'Borrowed Hour',
  'asset.evadeTile': 'Smoke and Mirrors',
  'asset.masterKey': 'Master Key',
  'asset.heal': 'Clean Bandage',

  'assetEffect.moveFederal': 'Move a federal officer to another tile.',
  'assetEffect.moveLocal': 'Move a local officer to another tile.',
  'assetEffect.moveSwat': 'Move a SWAT officer to another tile.',
  'assetEffect.takeDisc': 'Take an extra-turn disc.',
  'assetEffect.evadeTile': 'Evade all officers on one tile.',
  'assetEffect.masterKey': 'Open a locker of any colour, or a closed business, without a key.',
  'assetEffect.heal': 'Heal 1 wound.',

  'equipment.vest': 'Vest',
  'equipment.cap': 'Cap',
  'equipment.helmet': 'Helmet',
  'equipment.gasMask': 'Gas mask',

  'fixer.phone': 'Phone',
  'fixer.safe': 'Safe',
  'fixer.disguise': 'Disguise',
  'fixer.idCard': 'ID card',
  'fixer.firstAidKit': 'First-aid kit',
  'fixer.motorcycle': 'Motorcycle',
  'fixer.energyDrink': 'Energy drink',
  'fixer.helicopter': 'Helicopter',

  'fixerEffect.phone': 'Take a contact.',
  'fixerEffect.safe': 'Receive income.',
  'fixerEffect.disguise': 'Lose 1 notoriety.',
  'fixerEffect.idCard': 'Take an extra-turn disc.',
  'fixerEffect.firstAidKit': 'Heal 1 wound.',
  'fixerEffect.motorcycle': 'Use one gang ability without a gang member.',
  'fixerEffect.energyDrink': 'Make all your contacts and equipment ready again.',
  'fixerEffect.helicopter': 'From a tile with heliport icons, fly to a tile 1 or 2 away for 1 MP.',

  'colour.green': 'Green',
  'colour.black': 'Black',
  'colour.brown': 'Brown',

  'officer.federal': 'Federal officer',
  'officer.local': 'Local officer',
  'officer.swat': 'SWAT officer',

  'part.morning': 'Morning',
  'part.afternoon': 'Afternoon',
  'part.evening': 'Evening',
  'part.night': 'Night',
  'part.dawn': 'Dawn',

  'location.hospital': 'Hospital',
  'location.headquarters': 'Gang headquarters',
  'location.businessSite': 'Business site',
  'location.safeHouseSite': 'Safe-house site',
  'location.store': 'Convenience store',
  'location.clinic': 'Clinic',
  'location.church': 'Church',
  'location.exit': 'Exit',
  'location.subwayStation': 'Subway station',
  'location.helicopterPad': 'Helicopter pad',

  'terrain.industrial': 'Industrial',
  'terrain.commercial': 'Commercial',
  'terrain.residential': 'Residential',
  'terrain.water': 'Water',

  'automaton.inspector': 'The Inspector',
  'automaton.lieutenant': 'The Lieutenant',

  'tile.S1': 'Lantern Hill',
  'tile.S2': 'Tinker Row',
  'tile.A1': 'Neon Lagoon',
  'tile.A2': 'Northgate Yards',
  'tile.A3': 'Velvet Quarter',
  'tile.B1': 'Bell Yard',
  'tile.B2': 'Ferryman Reach',
  'tile.B3': 'Copperline',
  'tile.C1': 'Silver Isle',
  'tile.C2': 'Smokestack Flats',
  'tile.C3': 'Gull Basin',
  'tile.D1': 'Juniper Park',
  'tile.D2': 'Rope Quay',
  'tile.D3': 'Last Tram',
} as const satisfies Record<
  | `contactKind.${ContactKind}`
  | `contactEffect.${ContactKind}`
  | `pattern.${SewerPattern}`
  | `haunt.${Haunt}`
  | `asset.${Asset}`
  | `assetEffect.${Asset}`
  | `equipment.${Equipment}`
  | `fixer.${Fixer}`
  | `fixerEffect.${Fixer}`
  | `colour.${Colour}`
  | `officer.${Officer}`
  | `part.${Part}`
  | `location.${LocationKind}`
  | `terrain.${Terrain}`
  | `automaton.${Automaton}`,
  string
> &
  Record<string, string>;
