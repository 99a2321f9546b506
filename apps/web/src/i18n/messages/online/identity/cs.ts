import type { IDENTITY as ENGLISH } from './en.ts';

export const IDENTITY: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'online.due':
    '{count, plural, one {Čeká na tebe # stůl} few {Čekají na tebe # stoly} many {Čeká na tebe # stolu} other {Čeká na tebe # stolů}}',
  'online.seatElsewhere': 'Tvoje místo je teď na jiném zařízení.',
  'online.seatElsewhere.back': 'Přenést ho zpátky sem',

  'online.notKnown':
    'Tento server teď jméno {name} nezná. Možná běží s jinými daty. Nic se tu nemaže; při příští návštěvě to zkusíme znovu.',
  'online.notKnown.again': 'Zkusit znovu',
  'online.notKnown.still': 'Server jméno {name} pořád nezná. Zeptej se toho, kdo server spravuje.',
  'online.former': 'Na tomto zařízení už se hrálo pod jménem {name} a server to jméno pořád zná.',
  'online.former.be': 'Pokračovat jako {name}',
  'online.former.forget': 'Zapomenout jméno {name}',
  'online.former.sure': 'Zapomenout na tomto zařízení jméno {name}?',
  'online.former.sureText':
    'K místům a stolům pod tímto jménem se pak dostaneš jen přes jejich odkazy nebo s přístupovým klíčem.',

  'online.tidy.away': 'Odebrat z mého seznamu',
  'online.tidy.awaySure': 'Odebrat tento stůl z tvého seznamu?',
  'online.tidy.awayText':
    '{state, select, playing {Na tvém místě pokračuje bot a místo už zpátky nedostaneš.} gathering {Tvoje místo se uvolní.} over {Ostatním stůl zůstane, dokud ho neodeberou taky.} other {Ostatním stůl zůstane.}}',
  'online.tidy.all': 'Smazat pro všechny',
  'online.tidy.allText': 'Hra, deník, chat i poznámky se smažou nadobro.',

  'online.devices': 'Tvoje zařízení',
  'online.devices.here': 'toto zařízení',
  'online.devices.nameless': 'Neznámé zařízení',
  'online.devices.seen': 'naposledy {when}',
  'online.devices.out': 'Odhlásit',
  'online.devices.outSure': 'Odhlásit {name}?',
  'online.devices.outText':
    'Zařízení se odhlásí a odkazy na místa, které zná, přestanou platit. Toto zařízení dostane nové.',
  'online.devices.others': 'Odhlásit všechna ostatní',
  'online.devices.othersSure': 'Odhlásit všechna zařízení kromě tohoto?',
  'online.devices.done': 'Odhlášeno.',
  'online.passkeys.added': 'přidán {when}',
  'online.passkeys.remove': 'Odebrat',
  'online.passkeys.removeSure': 'Odebrat přístupový klíč „{name}“?',
  'online.passkeys.removeText': 'Nikdo už se s ním sem nedostane. Smaž ho i na svém zařízení.',
  'online.forget.title': 'Odejít z tohoto serveru',
  'online.forget': 'Smazat moje data',
  'online.forget.sure': 'Smazat jméno {name} z tohoto serveru nadobro?',
  'online.forget.text':
    'Smažou se tvoje zařízení, přístupové klíče, poznámky a nastavení oznámení. Na tvých místech budou dál hrát boti a tvoje stoly, u kterých nikdo další nesedí, se zavřou. Tvoje zprávy v chatu zůstanou.',

  'online.settings.test': 'Poslat zkušební zprávu',
  'online.settings.test.none': 'Není kam zprávu poslat: nejdřív něco zapni nebo ulož.',
  'online.settings.test.sent':
    '{to, select, push {Oznámení odešlo.} webhook {Webhook oznámení přijal.} other {ntfy oznámení přijalo.}}',
  'online.settings.test.refused':
    '{to, select, push {Služba oznámení ho odmítla} webhook {Webhook oznámení odmítl} other {ntfy oznámení odmítlo}} ({status}).',
  'online.settings.test.failed':
    '{to, select, push {Služba oznámení neodpovídá.} webhook {Webhook neodpovídá.} other {ntfy neodpovídá.}}',
  'online.push.test': 'Zkouška: takhle ti dáme vědět, že jsi na tahu.',

  'online.reach.onlyHere': 'Odkaz jde otevřít jen na tomto počítači.',
  'online.reach.how':
    'Aby se k tobě dostali i ostatní, zastav server, spusť ho příkazem {command} a vrať se sem. Tvoje stoly zůstanou.',
  'online.reach.network': 'Tento odkaz otevře každý ve stejné síti.',
  'online.reach.address': 'Adresa tohoto počítače',
  'online.notCopied': 'Prohlížeč kopírování nepovolil. Odkaz je označený: zkopíruj ho ručně.',
  'online.new.incrementText': 'O tolik sekund prodlouží každý krok čas tahu.',
};
