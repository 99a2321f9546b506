export const AT_TABLE = {
  'online.spectators':
    '{count, plural, one {смотрит # человек} few {смотрят # человека} many {смотрят # человек} other {смотрят # человека}}',
  'online.calledAt': 'уведомление отправлено в {time}',
  'online.timeOf': 'Время: {name}',
  'online.leaveKept': 'Уйти, сохранив место',
  'online.notice.more': 'Показать целиком',
  'online.notice.less': 'Свернуть в одну строку',
  'online.stuck.others':
    'Время на ход вышло: {name}. Любой из вас может передать это место боту; хозяин места может вернуть его в любой момент.',
  'online.stuck.mine':
    'Ваше время на ход вышло. Теперь остальные могут передать ваше место боту; вернуть место себе можно в любой момент.',
  'online.gather.host': 'хозяин стола',
  'online.gather.hostAway': 'Если хозяин стола пропадёт на несколько минут, его сменит кто-то из присутствующих.',
  'online.gather.put': 'Убрать',
  'online.gather.putSure': 'Исключить из партии: {name}?',
  'online.gather.putText': 'Снова сесть за этот стол {name} не сможет.',
  'online.gather.removed': 'Хозяин исключил вас из этой партии.',
  'online.gather.newLink': 'Создать ссылку на моё место',
  'online.listedHere':
    '{count, plural, =0 {сейчас там никого} one {сейчас там # человек} few {сейчас там # человека} many {сейчас там # человек} other {сейчас там # человека}}',
  'online.rematch.wait': 'Следующий стол может открыть любой из игроков.',

  'online.back.title': 'Откатить партию',
  'online.back.text': 'Увиденное уже не забыть. Но если все согласны, партию можно откатить.',
  'online.back.ask': 'Попросить отменить моё решение',
  'online.back.asks':
    '{name} просит откатить партию на {count, plural, one {# решение} few {# решения} many {# решений} other {# решения}}.',
  'online.back.mine': 'Вы просите откатить партию. Ждём ответа: {names}.',
  'online.back.seen': 'Вот что уже случилось и что все видели:',
  'online.back.more':
    '{count, plural, one {и ещё # событие} few {и ещё # события} many {и ещё # событий} other {и ещё # события}}',
  'online.back.agree': 'Согласиться',
  'online.back.refuse': 'Отказать',
  'online.back.withdraw': 'Отозвать просьбу',
  'online.back.until':
    'Кто до {time} ничего не скажет, тот согласен. Новое решение отменяет просьбу; до тех пор часы и боты ждут.',
  'online.back.done.agreement':
    'По общему согласию партию откатили на {count, plural, one {# решение} few {# решения} many {# решений} other {# решения}}.',
  'online.back.done.silence':
    'Никто не возразил, и партию откатили на {count, plural, one {# решение} few {# решения} many {# решений} other {# решения}}.',
  'online.back.done.admin':
    'Администратор сервера откатил партию на {count, plural, one {# решение} few {# решения} many {# решений} other {# решения}}.',
  'online.back.agreed': 'Согласие: {names}.',
  'online.back.silent': 'Без ответа: {names}.',
  'online.back.gone': 'Вот что все видели и что больше не считается:',
} as const;
