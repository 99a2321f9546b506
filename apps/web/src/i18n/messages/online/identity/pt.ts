import type { IDENTITY as ENGLISH } from './en.ts';

export const IDENTITY: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'online.due':
    '{count, plural, one {Uma mesa espera por você} many {# mesas esperam por você} other {# mesas esperam por você}}',
  'online.seatElsewhere': 'Seu lugar agora está em outro aparelho.',
  'online.seatElsewhere.back': 'Trazer de volta para cá',

  'online.notKnown':
    'Este servidor não reconhece {name} no momento. Talvez tenha sido iniciado com outros dados. Nada é apagado aqui, e na sua próxima visita tentaremos de novo.',
  'online.notKnown.again': 'Tentar de novo',
  'online.notKnown.still': 'O servidor ainda não reconhece {name}. Fale com quem cuida dele.',
  'online.former': 'Neste aparelho você já foi {name}, e o servidor ainda conhece esse nome.',
  'online.former.be': 'Continuar como {name}',
  'online.former.forget': 'Esquecer {name}',
  'online.former.sure': 'Esquecer {name} neste aparelho?',
  'online.former.sureText':
    'Depois disso, só dá para chegar a lugares e mesas com esse nome pelos links deles ou por uma chave de acesso.',

  'online.tidy.away': 'Tirar da minha lista',
  'online.tidy.awaySure': 'Tirar esta mesa da sua lista?',
  'online.tidy.awayText':
    '{state, select, playing {Um bot vai assumir seu lugar, e você não poderá retomá-lo.} gathering {Seu lugar vai ficar livre.} over {Os outros ficam com ela até que também a tirem.} other {Os outros ficam com a mesa.}}',
  'online.tidy.all': 'Apagar para todos',
  'online.tidy.allText': 'A partida, o histórico, a conversa e as anotações serão apagados de vez.',

  'online.devices': 'Seus aparelhos',
  'online.devices.here': 'este',
  'online.devices.nameless': 'Um aparelho',
  'online.devices.seen': 'última visita: {when}',
  'online.devices.out': 'Desconectar',
  'online.devices.outSure': 'Desconectar {name}?',
  'online.devices.outText':
    'Esse aparelho será desconectado, e os links de lugares que ele conhece vão parar de funcionar. Este aparelho recebe novos.',
  'online.devices.others': 'Desconectar todos os outros aparelhos',
  'online.devices.othersSure': 'Desconectar todos os aparelhos, menos este?',
  'online.devices.done': 'Desconectado.',
  'online.passkeys.added': 'adicionada em {when}',
  'online.passkeys.remove': 'Remover',
  'online.passkeys.removeSure': 'Remover a chave de acesso “{name}”?',
  'online.passkeys.removeText': 'Ninguém mais poderá entrar com ela. Apague-a também no seu aparelho.',
  'online.forget.title': 'Deixar este servidor',
  'online.forget': 'Apagar meus dados',
  'online.forget.sure': 'Apagar {name} deste servidor de vez?',
  'online.forget.text':
    'Seus aparelhos, chaves de acesso, anotações e configurações de aviso serão apagados. Bots vão assumir seus lugares, e as mesas em que não houver mais ninguém serão fechadas. Suas mensagens nas conversas ficam.',

  'online.settings.test': 'Enviar um teste',
  'online.settings.test.none': 'Não há para onde enviar: primeiro ligue ou salve algo.',
  'online.settings.test.sent':
    '{to, select, push {A notificação foi enviada.} webhook {O webhook aceitou.} other {O ntfy aceitou.}}',
  'online.settings.test.refused':
    '{to, select, push {O serviço de notificações recusou} webhook {O webhook recusou} other {O ntfy recusou}} ({status}).',
  'online.settings.test.failed':
    '{to, select, push {O serviço de notificações não responde.} webhook {O webhook não responde.} other {O ntfy não responde.}}',
  'online.push.test': 'Teste: é assim que chega o aviso da sua vez.',

  'online.reach.onlyHere': 'Só este computador consegue abrir este link.',
  'online.reach.how':
    'Para que outros entrem, pare o servidor, inicie-o com {command} e volte aqui: suas mesas estão salvas.',
  'online.reach.network': 'Quem estiver na mesma rede consegue abrir este link.',
  'online.reach.address': 'Endereço deste computador',
  'online.notCopied': 'O navegador bloqueou a cópia. O link está selecionado: copie-o manualmente.',
  'online.new.incrementText': 'A cada escolha, estes segundos são somados ao tempo do turno.',
};
