import type { ALERT_LANGUAGES, AlertReason } from '@getaway/protocol/http';

export const ALERT_TEXTS: Readonly<Record<(typeof ALERT_LANGUAGES)[number], Readonly<Record<AlertReason, string>>>> = {
  en: {
    turn: 'It’s your turn.',
    back: 'Somebody wants to rewind the table. Agree or refuse.',
    bot: 'A bot has taken over your seat. You can take it back at any time.',
    rematch: 'A new table is waiting for you.',
    test: 'Test: this is how turn notifications look.',
  },
  pt: {
    turn: 'É a sua vez.',
    back: 'Alguém quer voltar atrás na partida. Aceite ou recuse.',
    bot: 'Um bot assumiu seu lugar. Você pode retomá-lo quando quiser.',
    rematch: 'Uma nova mesa espera por você.',
    test: 'Teste: é assim que chega o aviso da sua vez.',
  },
  cs: {
    turn: 'Jsi na tahu.',
    back: 'Někdo chce hru vrátit o pár kroků. Souhlas, nebo odmítni.',
    bot: 'Hraje za tebe bot. Místo si můžeš kdykoli vzít zpátky.',
    rematch: 'Čeká na tebe nový stůl.',
    test: 'Zkouška: takhle ti dáme vědět, že jsi na tahu.',
  },
  ru: {
    turn: 'Ваш ход.',
    back: 'Кто-то просит откатить партию. Согласитесь или откажитесь.',
    bot: 'На вашем месте теперь играет бот. Вернуть место можно в любой момент.',
    rematch: 'Вас ждёт новый стол.',
    test: 'Так будет выглядеть уведомление.',
  },
  pl: {
    turn: 'Twoja tura.',
    back: 'Ktoś prosi o cofnięcie gry. Zgódź się albo odmów.',
    bot: 'Na twoim miejscu gra teraz bot. Możesz je odzyskać w każdej chwili.',
    rematch: 'Czeka na ciebie nowy stół.',
    test: 'Próba: tak powiadomimy cię o twojej turze.',
  },
};
