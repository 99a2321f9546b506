import type { IDENTITY as ENGLISH } from './en.ts';

export const IDENTITY: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'online.due':
    '{count, plural, one {Вас ждут за # столом} few {Вас ждут за # столами} many {Вас ждут за # столами} other {Вас ждут за # стола}}',
  'online.seatElsewhere': 'Ваше место теперь на другом устройстве.',
  'online.seatElsewhere.back': 'Играть на этом устройстве',

  'online.notKnown':
    'Сейчас этот сервер не знает имени {name}. Возможно, сервер запустили с другими данными. Здесь ничего не удалено; в следующий раз попробуем снова.',
  'online.notKnown.again': 'Попробовать снова',
  'online.notKnown.still': 'Сервер по-прежнему не знает имени {name}. Спросите владельца сервера.',
  'online.former': 'Раньше на этом устройстве вы играли под именем {name}, и сервер его ещё помнит.',
  'online.former.be': 'Снова играть под именем {name}',
  'online.former.forget': 'Забыть: {name}',
  'online.former.sure': 'Забыть имя {name} на этом устройстве?',
  'online.former.sureText':
    'К местам и столам под этим именем тогда можно будет вернуться только по ссылкам на них или с ключом доступа.',

  'online.tidy.away': 'Убрать из моего списка',
  'online.tidy.awaySure': 'Убрать этот стол из вашего списка?',
  'online.tidy.awayText':
    '{state, select, playing {За вас доиграет бот; вернуть себе место будет нельзя.} gathering {Ваше место освободится.} over {У остальных стол останется, пока они тоже его не уберут.} other {У остальных стол останется.}}',
  'online.tidy.all': 'Удалить для всех',
  'online.tidy.allText': 'Партия, журнал, чат и заметки исчезнут навсегда.',

  'online.devices': 'Ваши устройства',
  'online.devices.here': 'это',
  'online.devices.nameless': 'Устройство',
  'online.devices.seen': 'в последний раз {when}',
  'online.devices.out': 'Выйти',
  'online.devices.outSure': 'Выйти на устройстве {name}?',
  'online.devices.outText':
    'То устройство больше не будет вашим, а известные ему ссылки на ваши места перестанут работать. Это устройство получит новые ссылки.',
  'online.devices.others': 'Выйти на всех остальных',
  'online.devices.othersSure': 'Выйти на всех устройствах, кроме этого?',
  'online.devices.done': 'Готово: вы вышли из аккаунта.',
  'online.passkeys.added': 'добавлен {when}',
  'online.passkeys.remove': 'Убрать',
  'online.passkeys.removeSure': 'Убрать ключ доступа «{name}»?',
  'online.passkeys.removeText': 'С этим ключом сюда больше никто не войдёт. Удалите ключ и на своём устройстве.',
  'online.forget.title': 'Уйти с этого сервера',
  'online.forget': 'Забыть меня',
  'online.forget.sure': 'Пусть сервер навсегда забудет имя {name}?',
  'online.forget.text':
    'Исчезнут ваши устройства, ключи доступа, заметки и уведомления. На ваших местах продолжат играть боты, а ваши столы, за которыми больше никого нет, закроются. Сказанное в чатах останется там.',

  'online.settings.test': 'Отправить пробное',
  'online.settings.test.none': 'Отправлять некуда: сначала включите уведомления или сохраните адрес.',
  'online.settings.test.sent':
    '{to, select, push {Уведомление отправлено.} webhook {Вебхук принял уведомление.} other {ntfy принял уведомление.}}',
  'online.settings.test.refused':
    '{to, select, push {Служба уведомлений отказала} webhook {Вебхук отказал} other {ntfy отказал}} ({status}).',
  'online.settings.test.failed':
    '{to, select, push {Служба уведомлений не отвечает.} webhook {Вебхук не отвечает.} other {ntfy не отвечает.}}',
  'online.push.test': 'Так будет выглядеть уведомление.',

  'online.reach.onlyHere': 'Эта ссылка откроется только на этом компьютере.',
  'online.reach.how':
    'Чтобы ссылка открывалась и у других, остановите сервер, запустите его командой {command} и вернитесь сюда: столы сохранятся.',
  'online.reach.network': 'Эту ссылку откроет каждый, кто в той же сети.',
  'online.reach.address': 'Адрес этого компьютера',
  'online.notCopied': 'Браузер не разрешает копировать. Ссылка выделена: скопируйте её сами.',
  'online.new.incrementText': 'Столько секунд добавляется ко времени хода за каждое решение.',
};
