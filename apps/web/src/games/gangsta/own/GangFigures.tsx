import { knownInfluence } from '@getaway/gangsta/reading';
import type { Gangsta, SeatView } from '@getaway/gangsta/view';
import type { VNode } from 'preact';
import { Icon } from '../../../icons/Icon.tsx';
import { about } from '../../../table/explain/subject.ts';
import { useTable } from '../../../table/tableUi.ts';
import { inPack } from '../model/pack.ts';

/** The influence of a gang, as far as the viewer knows it, and the number of its members. */
export function GangFigures({ own }: { readonly own: SeatView }): VNode {
  const { read, voice } = useTable<Gangsta>();
  const influence = knownInfluence(read(inPack), own);
  return (
    <>
      <span class="gs-figure" {...about('token', 'influence')}>
        <Icon name="influence" label={voice.say('own.influence', { count: influence })} /> <b>{influence}</b>
      </span>
      <span class="gs-figure" {...about('token', 'members')}>
        <Icon name="members" label={voice.say('own.gang', { count: own.gang.length })} /> <b>{own.gang.length}</b>
      </span>
    </>
  );
}
