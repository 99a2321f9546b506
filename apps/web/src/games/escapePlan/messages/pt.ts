import { CITY } from '../city/messages/pt.ts';
import { PANELS } from '../panels/messages/pt/index.ts';
import type { TABLE as ENGLISH } from './en.ts';

export const TABLE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...PANELS,
  ...CITY,
  'waits.turn': 'o que fazer neste turno',
  'waits.journey': 'para onde ir',
  'waits.officers': 'o que fazer com os agentes',
  'waits.tile': 'que peça acrescentar',
  'waits.contact': 'que contato escolher',
  'waits.asset': 'que recurso desbloquear',
  'waits.exit': 'como pagar na saída',
  'waits.visit': 'o que fazer no local',
  'players.1': 'Na partida solo, você enfrenta o Tenente.',
  'players.2': 'Com dois jogadores, a Inspetora entra na caçada.',
};
