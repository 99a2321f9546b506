import type { IDENTITY as ENGLISH } from './en.ts';

/** Messages about a person's name, devices and passkeys, in Portuguese. */
export const IDENTITY: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'online.due':
    '{count, plural, one {Uma mesa espera por você} many {# mesas esperam por você} other {# mesas esperam por você}}',
  'online.seatElsewhere': 'Seu lugar agora está em outro aparelho.',
  'online.seatElsewhere.back': 'Trazer de volta para cá',

  'online.notKnown':
    'Este servidor não conhece {name} no momento. Talvez tenha sido iniciado com outros dados. Nada é apagado aqui; a próxima visita tenta de novo.',
  'online.notKnown.again': 'Tentar de novo',
  'online.notKnown.still': 'O servidor continua sem conhecer {name}. Fale com quem cuida dele.',
  'online.former': 'Neste aparelho você já foi {name}, e o servidor ainda conhece esse nome.',
  'online.former.be': 'Ser {name} de novo',
  'online.former.forget': 'Esquecer {name}',
  'online.former.sure': 'Esquecer {name} neste aparelho?',
  'online.former.sureText': 'Lugares e mesas com esse nome só voltam pelos seus links ou por uma chave de acesso.',

  'online.tidy.away': 'Tirar da minha lista',
  'online.tidy.awaySure': 'Tirar esta mesa da sua lista?',
  'online.tidy.awayText':
    '{state, select, playing {Um bot continua no seu lugar, e ele não volta mais a ser seu.} gathering {Seu lugar fica livre.} over {Os outros ficam com ela até a tirarem também.} other {Os outros ficam com a mesa.}}',
  'online.tidy.all': 'Apagar para todos',
  'online.tidy.allText': 'A partida, o histórico, a conversa e as anotações somem de vez.',

  'online.devices': 'Seus aparelhos',
  'online.devices.here': 'este',
  'online.devices.nameless': 'Um aparelho',
  'online.devices.seen': 'última visita: {when}',
  'online.devices.out': 'Desconectar',
  'online.devices.outSure': 'Desconectar {name}?',
  'online.devices.outText':
    'Ele deixa de ser você, e os links dos seus lugares que ele conhece param de funcionar. Este aparelho recebe novos.',
  'online.devices.others': 'Desconectar todos os outros',
  'online.devices.othersSure': 'Desconectar todos os aparelhos, menos este?',
  'online.devices.done': 'Desconectado.',
  'online.passkeys.added': 'adicionada em {when}',
  'online.passkeys.remove': 'Remover',
  'online.passkeys.removeSure': 'Remover a chave de acesso “{name}”?',
  'online.passkeys.removeText': 'Ninguém mais entra aqui com ela. Apague-a também no seu aparelho.',
  'online.forget.title': 'Deixar este servidor',
  'online.forget': 'Esqueça-me',
  'online.forget.sure': 'Fazer este servidor esquecer {name} de vez?',
  'online.forget.text':
    'Somem seus aparelhos, chaves de acesso, anotações e avisos. Bots continuam nos seus lugares, e suas mesas em que mais ninguém está são fechadas. O que você disse nas conversas fica lá.',

  'online.settings.test': 'Enviar um teste',
  'online.settings.test.none': 'Não há para onde enviar: primeiro ligue ou salve algo.',
  'online.settings.test.sent':
    '{to, select, push {A notificação foi enviada.} webhook {O webhook aceitou.} other {O ntfy aceitou.}}',
  'online.settings.test.refused':
    '{to, select, push {O serviço de notificações recusou} webhook {O webhook recusou} other {O ntfy recusou}} ({status}).',
  'online.settings.test.failed':
    '{to, select, push {O serviço de notificações não responde.} webhook {O webhook não responde.} other {O ntfy não responde.}}',
  'online.push.test': 'É assim que chega o aviso.',

  'online.reach.onlyHere': 'Só este computador consegue abrir este link.',
  'online.reach.how':
    'Para os outros: pare o servidor, inicie-o com {command} e volte aqui; suas mesas ficam guardadas.',
  'online.reach.network': 'Quem está na mesma rede consegue abrir este link.',
  'online.reach.address': 'Endereço deste computador',
  'online.notCopied': 'O navegador não permite. O link está selecionado: copie-o à mão.',
  'online.new.incrementText': 'A cada escolha, o tempo do turno ganha esses segundos.',
};
