import type { Forecast } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Icon } from '../../icons/Icon.tsx';
import { useFrame } from '../frameContext.ts';
import type { FigureLook } from '../gameUi.ts';
import './forecast.css';

/** The figures that a choice changes, before and after. */
export function Marks({ forecast }: { readonly forecast: Pick<Forecast, 'changes'> | undefined }): VNode | null {
  const { table, game } = useFrame();
  const { voice } = table;
  const looks = game.figures?.filter(({ figure }) => forecast?.changes[figure] !== undefined) ?? [];
  if (forecast === undefined || looks.length === 0) return null;
  return (
    <span class="marks">
      {looks.map((look) => {
        const [before, after] = forecast.changes[look.figure] ?? [0, 0];
        const name = voice.say(`figure.${look.figure}`);
        return (
          <span key={look.figure} class="mark" data-tone={toneOf(look, after - before)} title={name}>
            <Icon name={look.icon} label={name} />
            <span>{voice.say(`change.${look.figure}`, { before, after })}</span>
          </span>
        );
      })}
    </span>
  );
}

const toneOf = ({ better }: FigureLook, by: number): 'good' | 'bad' | undefined =>
  better === undefined ? undefined : by > 0 === (better === 'more') ? 'good' : 'bad';
