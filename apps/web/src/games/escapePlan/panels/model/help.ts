import { packOf } from '@getaway/escape-plan/content';
import type { Help } from '@getaway/escape-plan/reading';
import type { IconName } from '../../../../icons/names.ts';
import { CONTACT_ICONS } from './contacts.ts';
import type { EscapePlanTable } from './table.ts';
import { ASSET_ICONS } from './things.ts';

interface HelpMark {
  readonly key: string;
  readonly icon: IconName;
  readonly name: string;
}

/** The mark of something that can be used against a pursuer. */
export function helpMark(
  { view, voice, describer }: Pick<EscapePlanTable, 'view' | 'voice' | 'describer'>,
  help: Help,
): HelpMark {
  switch (help.kind) {
    case 'contact': {
      const kind = packOf(view).contacts.get(help.card)?.kind ?? 'gang';
      return { key: help.card, icon: CONTACT_ICONS[kind], name: describer.name('contact', help.card) };
    }
    case 'equipment':
    case 'fixer':
      return { key: help.tile, icon: help.tile, name: voice.say(`${help.kind}.${help.tile}`) };
    case 'asset':
      return { key: help.asset, icon: ASSET_ICONS[help.asset], name: voice.say(`asset.${help.asset}`) };
    case 'member':
      return { key: 'member', icon: 'gangMember', name: voice.say('own.member') };
  }
}
