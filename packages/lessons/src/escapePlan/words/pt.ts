import type { Catalogue } from '@getaway/text';
import type { EscapePlanLessonKey } from './en.ts';

export const WORDS: Catalogue<EscapePlanLessonKey> = {
  'rival.rook': 'Corvo',
  'rival.vesper': 'Vesper',
  'goal.title': 'O objetivo e o seu plano',
  'goal.travel':
    'Vence o assaltante mais rico que fugir no dia 3. Seu plano de fuga diz quanto cada local vale para você: vá até a boate, que vale $60k.',
  'goal.income': 'No seu plano, o bar paga rendimento: $8k na hora, mas nada no fim.',
  'goal.store': 'Uma loja vende coisas úteis, mas não vale nada no fim.',
  'goal.contact':
    'Seu cubo está na boate: $60k no fim. Um empreendimento também dá um contato, então escolha um dos sete.',
  'goal.hire': 'Contrate o contato: um não vale nada no fim, mas cinco valem $100k.',
  'goal.sentAway': 'Assim ninguém fica com este contato, e você termina com um a menos do que poderia ter.',
  'goal.endTurn': 'Um turno é deslocar-se, despistar e visitar. Agora encerre o seu.',
  'goal.end': 'Você só pode visitar cada empreendimento uma vez, então cada cubo conta. Fuja, ou nada conta.',
  'travel.title': 'Deslocamento e terreno',
  'travel.walk':
    'Você tem 3 pontos de movimento: um para sair de um local, um para entrar em outro, um a cada mudança de terreno. Pelo mesmo terreno você anda de graça, então vá até a estação de metrô marcada.',
  'travel.near': 'Dá, mas você pode ir bem mais longe.',
  'travel.endTurn': 'Quem para numa estação de metrô não tem o que visitar. Encerre o turno.',
  'travel.subway':
    'De uma estação você vai a qualquer outra por 0 pontos e ainda ganha um ponto. Pegue o metrô e siga até o heliporto.',
  'travel.station': 'Isso é só ir até uma estação: ainda sobram pontos para seguir em frente.',
  'travel.lastTurn': 'Na próxima vez, você pode voar do heliporto até duas peças de distância. Encerre o turno.',
  'travel.end': 'Aponte para um local para ver a rota e o custo. Os que estão fora de alcance dizem por quê.',
  'officers.title': 'Agentes e ferimentos',
  'officers.travel':
    'Você precisa despistar todos os agentes de cada peça que deixar, mas não os da peça onde parar. Vá até a estação marcada.',
  'officers.moreOfficers': 'Esta rota passa por outra peça, onde espera um agente da SWAT.',
  'officers.evade': 'Há dois agentes na peça que você está deixando. O quepe despista o agente local: use-o.',
  'officers.tooEarly': 'Cada agente que você não despistar causa um ferimento.',
  'officers.wound': 'Você não tem nada que despiste o agente federal. Pare de despistar.',
  'officers.takeWound': 'Sobrou um agente, então sofra um ferimento.',
  'officers.firstAid':
    'Um ferimento custa $20k no fim, e o quarto traz algemas. Use os primeiros socorros para curá-lo.',
  'officers.stillHurt': 'Seus primeiros socorros estão prontos, e um ferimento custa $20k no fim.',
  'officers.endTurn': 'O quepe e os primeiros socorros ficam usados até você descansar. Encerre o turno.',
  'officers.end': 'Olhe os agentes antes de escolher a rota. A mesa conta os ferimentos para você.',
  'store.title': 'A loja e os armários',
  'store.travel': 'Lojas vendem equipamento e têm armários. Vá até a loja marcada.',
  'store.otherPlace': 'Isso é o QG de uma gangue; contratá-la custa $5k.',
  'store.can': 'Um galão de gasolina dá um ponto de movimento a mais, uma vez. Pegue um.',
  'store.noCan': 'É de graça, e você pode ter dois.',
  'store.buy':
    'Há um agente local aqui, e você vai ter que sair desta peça. Compre algo que sirva para despistar um agente local.',
  'store.otherOfficer': 'O quepe é o mais barato contra um agente local.',
  'store.locker': 'Notoriedade 3 e um contato dão 4, o bastante para um armário verde. Abra-o com sua chave verde.',
  'store.noLocker': 'Armários valem até $120k, e sua chave não serve para mais nada aqui.',
  'store.keep': 'Você tira uma ficha por contato e, no verde, mais uma. Fique com a melhor.',
  'store.empty': 'Este armário está vazio.',
  'store.end': 'Só você sabe o que há no armário. Ele ocupa um dos seus espaços de item até o fim.',
  'places.title': 'Os esconderijos e a clínica',
  'places.safeHouse': 'O esconderijo também está no seu plano e faz a polícia esquecer você um pouco. Vá até lá.',
  'places.station': 'Lá não há nada para visitar.',
  'places.key':
    'Você perdeu 1 de notoriedade. Pegue uma chave: ela abre um armário da mesma cor, ou um empreendimento fechado.',
  'places.fixer': 'Esconderijos vendem comparsas: cada um serve uma única vez. Compre qualquer um.',
  'places.noFixer': 'Você pode não comprar, mas só os esconderijos vendem comparsas.',
  'places.clinic': 'Você tem um ferimento. Vá até a clínica.',
  'places.unlock': 'Um recurso desbloqueado libera o espaço e pode ser usado uma vez. Desbloqueie qualquer um.',
  'places.noAsset': 'Aqui é de graça, e cada recurso usado vale $10k.',
  'places.heal': 'Agora cure o ferimento.',
  'places.stillHurt': 'Um ferimento custa $20k no fim.',
  'places.end': 'Clínica e igreja também dão um contato. Três cubos num grupo dão um bônus.',
  'services.title': 'Gangue, hospital, igreja, saída',
  'services.gang': 'Uma gangue custa $5k e dá dois membros. Vá até o QG dela.',
  'services.member':
    'Um membro pode levar você de helicóptero, despistar todos numa peça ou tirar 1 de notoriedade. Use um para perder notoriedade.',
  'services.keptMember': 'Você pode guardar os dois, mas notoriedade alta custa dinheiro no fim.',
  'services.hospital': 'O hospital cura até três ferimentos: você paga e ganha 1 de notoriedade. Vá até lá.',
  'services.heal': 'Você tem dois ferimentos. Pague para curar os dois.',
  'services.stillHurt': 'Cada ferimento custa $20k no fim, então $3k é uma pechincha.',
  'services.church': 'Agora vá até a igreja.',
  'services.donate': 'Por $1k, a igreja tira 1 de notoriedade. Faça a doação.',
  'services.kept': 'Você ficaria com o $1k, mas também com a notoriedade.',
  'services.exit': 'As saídas também são locais. Vá até a marcada, por qualquer rota.',
  'services.income': 'Uma saída paga seu rendimento: $1k por cubo na sua trilha de rendimento. Receba.',
  'services.noIncome': 'Não custa nada.',
  'services.end':
    'Numa saída bloqueada, você pode pegar uma ficha de saída em vez disso. No dia 3, você foge pela única saída que não está bloqueada.',
  'notoriety.title': 'A notoriedade e suas linhas',
  'notoriety.meet': 'Há outro assaltante na boate: cada um que estiver lá dá a você 1 de notoriedade. Vá mesmo assim.',
  'notoriety.contact':
    'Um dos seus cubos de notoriedade agora está vermelho; ele vai contar quando este período do dia acabar. Pegue um contato.',
  'notoriety.endTurn': 'Você está na casa 2, logo abaixo da primeira linha. Encerre o turno para cruzá-la.',
  'notoriety.unlock':
    'Todos abaixo de você trouxeram um agente para mais perto. Mas cruzar uma linha também desbloqueia recursos: escolha um.',
  'notoriety.end':
    'A notoriedade traz recursos e abre armários. No fim ela custa dinheiro, e passar do topo causa ferimentos.',
  'things.title': 'Contatos, recursos e descanso',
  'things.useContact':
    'No seu turno, você pode usar qualquer contato pronto pelo preço dele. Use o seu para perder notoriedade.',
  'things.tooEarly': 'Um descanso deixa prontas de novo as cartas usadas: use o contato antes.',
  'things.rest': 'Agora o contato está usado. Descanse: uma vez por dia, todas as suas cartas ficam prontas de novo.',
  'things.notReady': 'Aí o contato continua usado.',
  'things.unlock': 'Um descanso também desbloqueia um recurso. Escolha qualquer um.',
  'things.useAsset': 'Um recurso desbloqueado funciona uma vez, pelo preço do espaço. Use o que dá um disco.',
  'things.unused': 'O recurso pode esperar, mas recursos usados valem $10k cada.',
  'things.endTurn': 'Um disco compra um turno à noite ou ao amanhecer. Encerre o turno.',
  'things.end':
    'Descanse quando tiver usado muita coisa, não quando bater o cansaço. Discos são o único jeito de ter mais turnos.',
  'growth.title': 'A cidade que cresce',
  'growth.place':
    'A cada manhã a cidade ganha quatro peças, e agentes vêm com elas. Coloque a peça com um só agente ao lado do seu hospital.',
  'growth.officers': 'Isso deixa dois agentes bem ao lado do hospital, onde você começa.',
  'growth.open': 'Quem coloca a peça escolhe o que abre nela. Abra o empreendimento que mais vale no seu plano.',
  'growth.worthLess': 'Seu plano paga menos por este.',
  'growth.last': 'Uma peça precisa tocar outras duas e continuar um terreno. Coloque a última onde quiser.',
  'growth.end':
    'Quem tem mais notoriedade joga primeiro. Duas cartas de patrulha por dia decidem quais saídas ficam bloqueadas.',
  'escape.title': 'A fuga',
  'escape.declare':
    'Dia 3: duas saídas estão bloqueadas e uma está aberta. Vá até lá e fuja; a polícia prende quem ainda estiver na cidade depois do amanhecer.',
  'escape.onlyVisit': 'Isso é só uma visita: você continuaria na cidade.',
  'escape.tooLate': 'Já é o anoitecer; sem um disco, você não tem mais turnos.',
  'escape.evade': 'Como sempre, você precisa despistar os agentes das peças que deixar. Use o quepe.',
  'escape.wounded': 'Cada agente que você não despistar causa um ferimento, que custa $20k.',
  'escape.evadeExit': 'Numa fuga, os agentes da peça da saída também contam. Use o colete.',
  'escape.pay': 'O primeiro a fugir não paga nada; os seguintes, até $10k. Saia da cidade.',
  'escape.end':
    'A partir de agora, cada turno custa $1k aos outros. Seu plano, dinheiro, contatos, armários e recursos usados, tudo conta.',
  'solo.title': 'Extra: solo contra dois',
  'solo.leave':
    'Na partida solo, você precisa fugir com mais do que o Tenente. Ele está na sua peça, e deixá-la custa $3k: vá até a loja marcada.',
  'solo.notTheStore': 'Você também pode ir lá, mas não é a loja marcada.',
  'solo.endTurn':
    'Ele segue você; a Inspetora vai a qualquer lugar e conta como agente. Encerre o turno e observe os dois.',
  'solo.end': 'Os dois pegam contatos e visitam locais. Guarde $3k para ele e algo para despistar a Inspetora.',
  'tip.line': 'Alguém cruzou uma linha e desbloqueia recursos; quem está abaixo traz um agente para mais perto.',
  'tip.wound': 'Um ferimento custa $20k no fim. Primeiros socorros, a clínica e o hospital podem curá-lo.',
  'tip.goal':
    'Visite os locais do seu plano: eles pagam se você sair pela saída aberta no dia 3. Quem ainda estiver na cidade depois disso é preso; entre os outros vence o mais rico.',
  'tip.turn':
    'Mova-se para visitar um local, ou descanse uma vez por dia para deixar prontas de novo as cartas usadas. Seu plano diz quais locais pagam.',
  'tip.travel':
    'Sair de um local, entrar em outro e cada mudança de terreno custam 1 ponto de movimento cada, e você tem três. Andar no mesmo terreno é de graça, por mais longe que vá.',
  'tip.officers':
    'Há agentes nas peças que você deixou: use o que os despista. Cada um que você não despistar causa um ferimento.',
  'tip.contact': 'Contatos ajudam agora e valem no fim: $0, $10k, $30k, $60k ou $100k por um a cinco.',
  'tip.place': 'Uma peça nova precisa tocar outras duas e continuar um terreno. Os agentes dela vêm junto.',
  'tip.open': 'Abra o que seu plano paga bem, se o local for fácil de alcançar para você.',
  'tip.unlock': 'Um recurso desbloqueado pode ser usado uma vez, pelo preço do espaço, e vale $10k depois de usado.',
  'tip.disc': 'Um disco compra um turno agora, à noite ou ao amanhecer. Discos não usados ficam com você.',
  'tip.locker':
    'Um armário exige uma chave da cor dele, e notoriedade mais contatos iguais ou acima do número dele. Só você vê o que há dentro.',
};
