// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { MOVES as ENGLISH_MOVES, STEPS as ENGLISH_STEPS } from '../en/moves.ts';

export const MOVES: Readonly<Record<keyof typeof ENGLISH_MOVES, string>> = {
  'move.decline': 'Vynechat',
  'move.decline@unlockForCash': 'Nic neodemykat',
  'move.decline@useDisc': 'Nechat si žeton a teď nehrát',
  'move.decline@openClosed': 'Zůstat venku',
  'move.decline@buyFixer': 'Nic nekupovat',
  'move.decline@takeCan': 'Nebrat kanystr',
  'move.decline@buyEquipment': 'Nic nekupovat',
  'move.decline@openLocker': 'Neotvírat schránku',
  'move.decline@healOne': 'Neléčit',
  'move.decline@payChurch': 'Neplatit',
  'move.decline@buyHealing': 'Neléčit',
  'move.decline@exitReward': 'Nebrat nic',
  'move.decline@groupBonus': 'Nebrat bonus',
  'move.decline@unlockAsset': 'Nic neodemykat',
  'move.placeTile': 'Přiložit: {tile}',
  'move.openHaunt': 'Otevřít {haunt_acc}',
  'move.useDisc': 'Použít akci navíc: celý tah',
  'move.rest': 'Odpočinek: obnovit karty a odemknout výhodu',
  'move.setOut': 'Pohyb: cestování, únik, návštěva',
  'move.passTurn': 'Vynechat tah',
  'move.endTurn': 'Ukončit tah',
  'move.travel': '{escapeIs, select, true {Útěk: {to}} other {Cíl: {to}}}',
  'move.stepByStep': 'Krok za krokem',
  'move.stepTo':
    '{byIs, select, ride {{means}} other {{by}}}: {to}{byIs, select, ride {} other {{meansCount, select, 0 {} other {, {means}}}}}, {points} BP',
  'move.returnCan': 'Spálit kanystr: +1 BP',
  'move.arrive': '{escapeIs, select, true {Utéct odsud} other {Ukončit cestu tady}}',
  'move.turnBack': 'Vrátit se: cesta nemá kde skončit',
  'move.endEvading': '{left, plural, =0 {Pokračovat} other {Konec úniku: # zranění}}',
  'move.takeWound': 'Dostat zranění',
  'move.takeHandcuffs': 'Vzít pouta{boxedIs, select, none {} other { a přijít o výhodu „{boxed}“}}',
  'move.useKey':
    'Otevřít {colourIs, select, master {univerzálním klíčem} green {zeleným klíčem} black {černým klíčem} other {hnědým klíčem}}',
  'move.takeKey': 'Vzít {colourIs, select, green {zelený} black {černý} other {hnědý}} klíč',
  'move.buyFixer':
    'Koupit {fixerIs, select, phone {telefon} safe {trezor} disguise {převlek} idCard {občanku} firstAidKit {lékárničku} motorcycle {motorku} energyDrink {energeťák} other {vrtulník}}',
  'move.takeCan': 'Vzít kanystr',
  'move.buyEquipment': 'Koupit {equipmentIs, select, vest {vestu} cap {čepici} helmet {helmu} other {plynovou masku}}',
  'move.openLocker':
    'Otevřít {lockerIs, select, green {zelenou} black {černou} other {hnědou}} schránku{keyIs, select, master { univerzálním klíčem} other {}}',
  'move.heal': 'Vyléčit {wounds} zranění',
  'move.payChurch': 'Přispět kostelu: pověst −1',
  'move.receiveIncome': 'Vzít si příjem',
  'move.takeExitTile': 'Líznout si žetony výjezdu, jeden si nechat',
  'move.takeContact': '{kind} · {card}',
  'move.putContact': '{whereIs, select, box {Odhodit kontakt} other {Najmout: volné místo v adresáři}}',
  'move.replaceContact': 'Najmout; odejde: {card}',
  'move.keepTile': 'Nechat si žeton: ${value}k',
  'move.putItem': 'Uložit na volné místo',
  'move.replaceItem': 'Nahradit: {item}',
  'move.takeDisc': 'Vzít žeton akce navíc',
  'move.unlockAndMore': 'Odemknout výhodu a vzít si bonus',
  'move.useContact':
    'Využít kontakt: {card}{doesIs, select, none {} loseNotoriety { → pověst −1} other { → vyhnout se}}{officerIs, select, none {} other { → {officer}}}{tileIs, select, none {} other { – {tile}}}',
  'move.useFixer':
    'Použít {fixerIs, select, phone {telefon} safe {trezor} disguise {převlek} idCard {občanku} firstAidKit {lékárničku} motorcycle {motorku} energyDrink {energeťák} other {vrtulník}}{doesIs, select, none {} loseNotoriety { → pověst −1} other { → vyhnout se}}{tileIs, select, none {} other { – {tile}}}',
  'move.useEquipment':
    'Použít {equipmentIs, select, vest {vestu} cap {čepici} helmet {helmu} other {plynovou masku}}{officerIs, select, none {} other { proti {officer_dat}}}{tileIs, select, none {} other {: {tile}}}',
  'move.useFirstAid': 'Použít první pomoc: vyléčit 1 zranění',
  'move.useMember':
    'Poslat člena gangu → {doesIs, select, loseNotoriety {pověst −1} other {vyhnout se}}{tileIs, select, none {} other { – {tile}}}',
  'move.returnMember': 'Poslat člena gangu zpět: {headquarters}',
  'move.useAsset': 'Použít výhodu „{asset}“{tileIs, select, none {} other { – {tile}}}',
  'move.moveOfficer': 'Přesunout {officer_acc}: {from} → {to}',
  'move.removeOfficer': 'Odvolat {officer_acc} z případu: {from}',
  'move.payEscape': '{short, plural, =0 {Zaplatit a opustit město} other {Vzdát se: chybí $#k}}',
  'move.unlock': 'Odemknout výhodu „{asset}“',
};

export const STEPS: Readonly<Record<keyof typeof ENGLISH_STEPS, string>> = {
  'step.unlockForCash': 'Máš nízkou pověst, takže smíš za ${price}k odemknout výhodu. Kterou?',
  'step.placeTile': 'Město roste: který díl přiložíš a kam?',
  'step.openSite': 'Co se otevře {site_loc}?',
  'step.useDisc': 'Máš žeton akce navíc. Použiješ ho teď na další tah?',
  'step.chooseTurn': 'Pohyb, nebo odpočinek? Předtím můžeš použít kontakty, inventář a výhody.',
  'step.travel': 'Kam půjdeš? Každému policistovi na dílu, který opustíš, se musíš vyhnout.',
  'step.stepByStep':
    '{points, plural, one {Zbývá # BP} few {Zbývají # BP} many {Zbývá # BP} other {Zbývá # BP}}. Jsi tady: {at}. Kam dál?',
  'step.evade':
    '{tilesCount, plural, =0 {V cestě nikdo není. Ještě můžeš použít kartu s hvězdičkou a zvýšit si pověst, nebo pokračovat.} other {Policisté v cestě: {tiles}. Vyhni se jim: za každého, kdo tě dopadne, dostaneš zranění.}}',
  'step.takeWound':
    '{left, plural, one {Čeká tě zranění} few {Čekají tě # zranění} many {Čeká tě # zranění} other {Čeká tě # zranění}}{inTurnIs, select, true {. Předtím ještě můžeš použít karty a inventář} other {}}.',
  'step.takeHandcuffs': 'Nemáš už zelenou kostku, takže dostáváš pouta. O kterou výhodu přijdeš?',
  'step.openClosed': 'Zavřené dveře: {haunt}. Čím otevřeš?',
  'step.takeKey': 'Vezmi si klíč. Jakou barvu?',
  'step.buyFixer': 'Smíš koupit jednu pomůcku. Kterou?',
  'step.takeCan': 'Kanystr na cestu? Každý dá jednou 1 BP.',
  'step.buyEquipment': 'Smíš koupit {boughtCount, plural, =0 {vybavení} other {ještě kus jiného druhu}}.',
  'step.openLocker': 'Smíš otevřít jednu schránku.',
  'step.healOne': 'Na poliklinice ti vyléčí 1 zranění. Chceš?',
  'step.payChurch': 'Přispěješ kostelu? Pověst ti klesne o 1.',
  'step.buyHealing': 'V nemocnici se platí. Kolik zranění si vyléčíš?',
  'step.exitReward': 'Jsi u výjezdu. Co si vezmeš?',
  'step.takeContact': 'Vyber kontakt. Potom ho najmeš, nebo odhodíš.',
  'step.placeContact': '{card}: najmout na volné místo, najmout místo jiného kontaktu, nebo odhodit?',
  'step.keepTile': 'Líznuto {stack}: {drawn}. Který žeton si necháš?',
  'step.storeItem': '{item}: na které místo? Nahrazený žeton opustí hru a pověst ti stoupne o 1.',
  'step.endTurn': 'Hotovo? Než tah ukončíš, můžeš ještě použít, co máš.',
  'step.groupBonus':
    '{group, select, 2 {Navštíveny všechny tři skrýše} other {Navštívena celá skupina podniků}}: vyber si bonus.',
  'step.moveOfficer':
    '{officersCount, plural, =1 {Kterého {officers_acc} přesuneš a kam?} other {Kterého policistu přesuneš a kam? Na výběr: {officers_or}.}}',
  'step.removeOfficer':
    '{officersCount, plural, =1 {Kterého {officers_acc} odvoláš z případu?} other {Kterého policistu odvoláš z případu? Na výběr: {officers_or}.}}',
  'step.returnMember': 'Na kterou základnu se člen gangu vrátí?',
  'step.unlockAsset':
    '{optionalIs, select, true {Smíš odemknout výhodu. Kterou?} other {Odemkni výhodu. Kterou?}} Přijde na nejdražší volné místo.',
  'step.payEscape':
    'Jsi u výjezdu z města{short, plural, =0 {: zaplať a jsi venku} other {. Útěk stojí ${price}k a tobě chybí $#k}}.',
  'step.moveNearer': 'Policie se stahuje k lupiči ({toward}): posuň jednoho policistu blíž.',
};
