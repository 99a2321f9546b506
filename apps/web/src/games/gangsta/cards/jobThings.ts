/**
 * For each job of the built-in pack, the object in its picture, as a name in game-icons. Each object fits the name of
 * its job.
 */
export const JOB_THINGS: Readonly<Record<string, string>> = {
  // Armoured vans.
  'soft-brakes': 'car-wheel',
  'the-wrong-lay-by': 'truck',
  'green-light-at-nine': 'traffic-lights-green',
  'rush-hour-withdrawal': 'alarm-clock',
  'four-flat-tyres': 'flat-tire',
  'convoy-for-two': 'tow-truck',
  'everybody-takes-a-wheel': 'steering-wheel',
  'the-spare-driver': 'city-car',
  'tunnel-no-exit': 'cave-entrance',

  // Casinos.
  'house-manners': 'bow-tie',
  'short-count-lucky-nine': 'poker-hand',
  'knock-on-the-cage': 'cage',
  'unclip-the-velvet-rope': 'rope-coil',
  'partners-at-table-six': 'table',
  'loaded-dice-cold-feet': 'rolling-dices',
  'one-more-spin': 'slot-machine',
  'split-the-high-limit': 'token',
  'the-house-always-owes': 'card-ace-spades',

  // Inmate transfers.
  'the-bus-that-blinked': 'bus',
  'wrong-signature': 'quill-ink',
  'after-visiting-hours': 'window-bars',
  'transfer-papers': 'stamper',
  'the-road-gang-detour': 'traffic-cone',
  'time-off-for-tunnelling': 'spade',
  'cell-without-a-number': 'prisoner',
  'the-warden-waves-goodbye': 'high-five',
  'out-by-lunchtime': 'breaking-chain',

  // Jewellers.
  'smash-grab-bow': 'diamond-ring',
  'the-quiet-alarm': 'ringing-alarm',
  'glass-counter-blues': 'broken-pottery',
  'heavy-carats': 'cut-diamond',
  'look-at-the-other-window': 'window',
  'the-appraisers-secret': 'magnifying-glass',
  'three-decoy-brides': 'big-diamond-ring',
  'a-loupe-darkly': 'spyglass',
  'half-a-tiara-each': 'tiara',

  // Supermarkets.
  'checkout-time': 'cash',
  'aisle-be-back': 'shopping-cart',
  'manager-in-training': 'tie',
  'trolley-school': 'shopping-bag',
  'buy-one-rob-one-free': 'two-coins',
  'family-size-trouble': 'milk-carton',
  'closing-time-special': 'doorway',
  'ten-items-or-fewer': 'basket',
  'cold-cash-frozen-peas': 'snowflake-1',

  // Rival gangs.
  'somebody-elses-turf': 'flag-objective',
  'crossed-wires': 'plug',
  'knuckles-at-noon': 'brass-knuckles',
  'uninvited-to-the-wake': 'coffin',
  'dinner-on-their-tab': 'meal',
  'pockets-inside-out': 'trousers',
  'best-of-enemies-briefly': 'crossed-pistols',
  'battle-of-gasworks-lane': 'molotov',
  'an-empty-chair': 'wooden-chair',

  // Hacking.
  'password-one-to-four': 'key-card',
  'the-borrowed-laptop': 'laptop',
  'root-and-branch': 'tree-roots',
  'blackout-on-demand': 'light-bulb',
  'pennies-from-the-server': 'server-rack',
  'reboot-and-repeat': 'power-button',
  'ghost-in-the-payroll': 'ghost',
  'firewall-with-a-hammer': 'claw-hammer',
  'midnight-update': 'moon',

  // Drug dealers.
  'stash-house-sonata': 'grand-piano',
  'watchers-on-the-roof': 'binoculars',
  'talcum-mostly': 'powder',
  'a-pharmacy-in-the-woods': 'pine-tree',
  'cough-once-for-yes': 'medicines',
  'the-sugar-ledger': 'sugar-cane',
  'fire-drill-at-the-lab': 'erlenmeyer',
  'doctors-handwriting': 'stethoscope',
  'shared-side-effects': 'pill',

  // Offshore money.
  'the-talkative-banker': 'bank',
  'palm-tree-limited': 'palm-tree',
  'suitcase-weather': 'suitcase',
  'co-signed-in-the-sun': 'sun',
  'aim-for-the-island': 'island',
  'shell-company-picnic': 'spiral-shell',
  'everyones-a-director': 'briefcase',
  'a-very-silent-partner': 'silence',
  'round-trip-millions': 'airplane',

  // Art theft.
  'night-guard-lessons': 'flashlight',
  'portrait-of-a-getaway': 'mona-lisa',
  'still-life-with-crowbar': 'crowbar',
  'diptych-for-two-gangs': 'wax-tablet',
  'the-heavy-sculpture': 'stone-bust',
  'frame-job': 'wood-frame',
  'encore-at-the-gallery': 'violin',
  'wet-paint-dry-alibi': 'paint-bucket',
  'forgers-reunion': 'palette',
};
