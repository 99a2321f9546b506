import type { IDENTITY as ENGLISH } from './en.ts';

/** Messages about a person's name, devices and passkeys, in Czech. */
export const IDENTITY: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'online.due':
    '{count, plural, one {Jeden stůl čeká na tebe} few {# stoly čekají na tebe} many {# stolu čeká na tebe} other {# stolů čeká na tebe}}',
  'online.seatElsewhere': 'Tvoje místo je teď na jiném zařízení.',
  'online.seatElsewhere.back': 'Přenést ho zpátky sem',

  'online.notKnown':
    'Tenhle server teď jméno {name} nezná. Možná běží s jinými daty. Nic se tu nemaže; při příští návštěvě to zkusíme znovu.',
  'online.notKnown.again': 'Zkusit znovu',
  'online.notKnown.still': 'Server jméno {name} pořád nezná. Zeptej se toho, kdo ho spravuje.',
  'online.former': 'Na tomhle zařízení tu předtím bylo jméno {name} a server ho pořád zná.',
  'online.former.be': 'Hrát znovu jako {name}',
  'online.former.forget': 'Odebrat: {name}',
  'online.former.sure': 'Odebrat z tohohle zařízení jméno {name}?',
  'online.former.sureText': 'K místům a stolům pod tímhle jménem pak vede jen jejich odkaz nebo přístupový klíč.',

  'online.tidy.away': 'Odebrat z mého seznamu',
  'online.tidy.awaySure': 'Odebrat tenhle stůl z tvého seznamu?',
  'online.tidy.awayText':
    '{state, select, playing {Na tvém místě pokračuje bot a zpátky už ho nedostaneš.} gathering {Tvoje místo se uvolní.} over {Ostatním zůstane, dokud ho neodeberou taky.} other {Ostatním stůl zůstane.}}',
  'online.tidy.all': 'Smazat pro všechny',
  'online.tidy.allText': 'Hra, záznam, chat i poznámky zmizí nadobro.',

  'online.devices': 'Tvoje zařízení',
  'online.devices.here': 'tohle',
  'online.devices.nameless': 'Nějaké zařízení',
  'online.devices.seen': 'naposledy {when}',
  'online.devices.out': 'Odhlásit',
  'online.devices.outSure': 'Odhlásit {name}?',
  'online.devices.outText':
    'Zařízení už nebude přihlášené jako ty a odkazy na tvoje místa, které zná, přestanou platit. Tohle zařízení dostane nové.',
  'online.devices.others': 'Odhlásit všechna ostatní',
  'online.devices.othersSure': 'Odhlásit všechna zařízení kromě tohohle?',
  'online.devices.done': 'Odhlášeno.',
  'online.passkeys.added': 'přidán {when}',
  'online.passkeys.remove': 'Odebrat',
  'online.passkeys.removeSure': 'Odebrat přístupový klíč „{name}“?',
  'online.passkeys.removeText': 'Nikdo už se s ním sem nedostane. Smaž ho i ve svém zařízení.',
  'online.forget.title': 'Odejít z tohohle serveru',
  'online.forget': 'Zapomeň na mě',
  'online.forget.sure': 'Má tenhle server nadobro zapomenout jméno {name}?',
  'online.forget.text':
    'Zmizí tvoje zařízení, přístupové klíče, poznámky a upozornění. Na tvých místech pokračují boti a tvoje stoly, u kterých nikdo další nesedí, se zavřou. Co zaznělo v chatu, tam zůstane.',

  'online.settings.test': 'Poslat na zkoušku',
  'online.settings.test.none': 'Není kam poslat: nejdřív něco zapni nebo ulož.',
  'online.settings.test.sent':
    '{to, select, push {Oznámení odešlo.} webhook {Webhook ho přijal.} other {ntfy ho přijalo.}}',
  'online.settings.test.refused':
    '{to, select, push {Služba oznámení ho odmítla} webhook {Webhook ho odmítl} other {ntfy ho odmítlo}} ({status}).',
  'online.settings.test.failed':
    '{to, select, push {Služba oznámení neodpovídá.} webhook {Webhook neodpovídá.} other {ntfy neodpovídá.}}',
  'online.push.test': 'Takhle ti dáme vědět.',

  'online.reach.onlyHere': 'Odkaz jde otevřít jen na tomhle počítači.',
  'online.reach.how':
    'Aby ho otevřeli i ostatní: zastav server, spusť ho příkazem {command} a vrať se sem. Tvoje stoly zůstanou.',
  'online.reach.network': 'Tenhle odkaz otevře každý ve stejné síti.',
  'online.reach.address': 'Adresa tohohle počítače',
  'online.notCopied': 'Prohlížeč to nedovolí. Odkaz je označený: zkopíruj ho ručně.',
  'online.new.incrementText': 'O tolik sekund se čas tahu prodlouží po každém kroku.',
};
