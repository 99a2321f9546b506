import type { ALERT_LANGUAGES, AlertReason } from '@getaway/protocol/http';

/** The text of an alert. */
export const CALLS: Readonly<Record<(typeof ALERT_LANGUAGES)[number], Readonly<Record<AlertReason, string>>>> = {
  en: {
    turn: 'It’s your turn.',
    back: 'Somebody asks to rewind the table. Agree or refuse.',
    bot: 'A bot has taken over your seat. You can take it back at any time.',
    rematch: 'A new table is waiting for you.',
    test: 'Test: this is how turn notifications look.',
  },
  pt: {
    turn: 'É o seu turno.',
    back: 'Perguntam se a mesa pode voltar atrás. Diga sim ou não.',
    bot: 'Agora um bot joga no seu lugar. Você pode retomá-lo quando quiser.',
    rematch: 'Há outra mesa para você.',
    test: 'É assim que você será chamado.',
  },
  cs: {
    turn: 'Jsi na tahu.',
    back: 'Ptají se tě, jestli se stůl smí vrátit zpátky. Řekni ano, nebo ne.',
    bot: 'Na tvém místě teď hraje bot. Kdykoli si ho můžeš vzít zpátky.',
    rematch: 'Čeká na tebe další stůl.',
    test: 'Takhle se ti ozveme.',
  },
  ru: {
    turn: 'Ваш ход.',
    back: 'Вас спрашивают, можно ли вернуть игру назад. Ответьте «да» или «нет».',
    bot: 'На вашем месте теперь играет бот. Вернуть место можно в любой момент.',
    rematch: 'Вас ждёт ещё один стол.',
    test: 'Так вас будут звать.',
  },
  pl: {
    turn: 'Twoja tura.',
    back: 'Pytają cię, czy stół może się cofnąć. Odpowiedz tak lub nie.',
    bot: 'Na twoim miejscu gra teraz bot. Możesz je odzyskać w każdej chwili.',
    rematch: 'Czeka na ciebie następny stół.',
    test: 'Tak będziemy cię wołać.',
  },
};
