import { type Threats as Found, snitchesOfChapter, type Toll, threatsIn } from '@getaway/gangsta/reading';
import { type ThreatText, tellThreats } from '@getaway/gangsta/text';
import { GAP, type Gangsta } from '@getaway/gangsta/view';
import type { SeatId } from '@getaway/kernel';
import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../../icons/Icon.tsx';
import type { IconName } from '../../../icons/names.ts';
import { about as explain } from '../../../table/explain/subject.ts';
import { RuleChips } from '../../../table/rules/RuleChips.tsx';
import { SeatMark } from '../../../table/seats/SeatMark.tsx';
import { useTable } from '../../../table/tableUi.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import './threats.css';

const ICONS = { end: 'members', war: 'mercenary', snitch: 'snitch' } as const satisfies Record<
  ThreatText['about'],
  IconName
>;

/** The explanation of each threat, which opens when somebody points at the threat. */
const SUBJECTS: Readonly<Record<ThreatText['about'], { readonly kind: string; readonly id?: string }>> = {
  end: { kind: 'chapter' },
  war: { kind: 'skill', id: 'mercenary' },
  snitch: { kind: 'token', id: 'snitches' },
};

/** The size that a gang needs to end the chapter, and the size of the largest gang. */
const sizesIn = ({ seats, threshold, chapter }: Gangsta['view']) => ({
  largest: Math.max(...seats.map(({ gang }) => gang.length)),
  threshold,
  chapter,
});

/** Threats to everybody. Figures are always visible, sentences are shown on request. */
export function Threats(): VNode | null {
  const { view, read, voice, describer } = useTable<Gangsta>();
  const [open, setOpen] = useState(false);
  if (view.endedBy !== undefined || view.jobs.every((card) => card === GAP)) return null;
  const threats = read(threatsIn);
  const told = tellThreats(view, threats, {
    say: (key, values) => voice.say(key, values),
    seat: (seat) => describer.seat(seat),
  });
  const chip = (about: ThreatText['about'], figures: ComponentChildren): VNode => (
    <Chip
      key={about}
      about={about}
      sentences={told.filter((one) => one.about === about).map(({ text }) => text)}
      onOpen={() => setOpen(true)}
    >
      {figures}
    </Chip>
  );
  return (
    <>
      <ul class="gs-threats" aria-label={voice.say('threat.title')}>
        {chip('end', <EndFigures threats={threats} />)}
        {threats.war === undefined ? null : chip('war', <WarFigures threats={threats} />)}
        {threats.snitches.length === 0 ? null : chip('snitch', <SnitchFigures threats={threats} />)}
      </ul>
      {open ? (
        <Dialog title={voice.say('threat.title')} onClose={() => setOpen(false)}>
          <ul class="gs-told">
            {told.map(({ about, text, rules }) => (
              <li key={text}>
                <Icon name={ICONS[about]} />
                <span>{text}</span>
                <RuleChips rules={rules} />
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </>
  );
}

function Chip({
  about,
  sentences,
  children,
  onOpen,
}: {
  readonly about: ThreatText['about'];
  readonly sentences: readonly string[];
  readonly children: ComponentChildren;
  onOpen(): void;
}): VNode {
  const { read, voice } = useTable<Gangsta>();
  const { largest, threshold, chapter } = read(sizesIn);
  const size = voice.say('own.members', { count: largest, threshold });
  const words = sentences.length === 0 ? size : sentences.join(' ');
  const { id = chapter } = SUBJECTS[about];
  return (
    <li>
      <button type="button" class="gs-threat" {...explain(SUBJECTS[about].kind, id)} onClick={onOpen}>
        <Icon name={ICONS[about]} />
        <span class="visually-hidden">{words}</span>
        <span class="gs-threat-figures" aria-hidden="true">
          {children}
        </span>
      </button>
    </li>
  );
}

/** The figure for one seat. On a phone, only the viewer's own figure is shown. */
function Figure({
  seat,
  bad = false,
  children,
}: {
  readonly seat: SeatId;
  readonly bad?: boolean;
  readonly children: ComponentChildren;
}): VNode {
  const { viewer } = useTable<Gangsta>();
  const whose = viewer === 'spectator' ? 'any' : seat === viewer ? 'own' : 'rival';
  return (
    <span class="gs-toll" data-bad={bad} data-whose={whose}>
      <SeatMark seat={seat} />
      {children}
    </span>
  );
}

const isLoss = ({ loses }: Toll): boolean => loses !== 'nobody';

function Lost({ toll }: { readonly toll: Toll | undefined }): VNode | null {
  const { voice } = useTable<Gangsta>();
  if (toll === undefined || !isLoss(toll)) return null;
  return (
    <span class="gs-lost">
      {voice.say('sign.lost')}
      <Icon name={toll.loses === 'hospital' ? 'hospital' : 'human'} />
    </span>
  );
}

/** Who can end the chapter, and what its end would pay each player. */
function EndFigures({ threats: { enders, incomes, bonuses } }: { readonly threats: Found }): VNode {
  const { read, voice } = useTable<Gangsta>();
  const { largest, threshold, chapter } = read(sizesIn);
  const [first] = enders;
  const soon = enders.filter(({ when }) => when === first?.when);
  return (
    <>
      <span class="gs-pips">
        {Array.from({ length: threshold }, (_, i) => (
          <span key={i} data-full={i < largest} />
        ))}
      </span>
      <b>{voice.say('threats.members', { largest, threshold })}</b>
      {first === undefined ? null : (
        <span class="gs-enders">
          {soon.map(({ seat }) => (
            <SeatMark key={seat} seat={seat} />
          ))}
          <span class="gs-wide">{voice.say('threats.canEnd', { whenIs: first.when, chapter })}</span>
          <span class="gs-brief">{voice.say('threats.when', { whenIs: first.when })}</span>
        </span>
      )}
      {incomes?.map((sum, seat) => (
        <Figure key={seat} seat={seat}>
          {voice.say('sign.gain', { sum })}
        </Figure>
      ))}
      {bonuses?.map((count, seat) => (
        <Figure key={seat} seat={seat}>
          <Icon name="influence" />
          {voice.say('sign.influence', { count })}
        </Figure>
      ))}
    </>
  );
}

function WarFigures({ threats: { war } }: { readonly threats: Found }): VNode {
  const { voice } = useTable<Gangsta>();
  return (
    <>
      {war?.mercenaries.map((count, seat) => (
        <Figure key={seat} seat={seat} bad={war.choosers[seat] !== undefined}>
          {voice.say('sign.influence', { count })}
          <Lost toll={war.tolls[seat]} />
        </Figure>
      ))}
    </>
  );
}

/** What each possible snitch would cost each player. In chapter III, also how many snitches have been revealed. */
function SnitchFigures({ threats: { snitches, snitchesToEnd, nextSnitch } }: { readonly threats: Found }): VNode {
  const { read, voice } = useTable<Gangsta>();
  const talked = read(snitchesOfChapter).length;
  return (
    <>
      {snitchesToEnd === undefined ? null : (
        <b>{voice.say('threats.talked', { count: talked, total: talked + snitchesToEnd })}</b>
      )}
      {snitches.map(({ number, tolls }) => (
        <span key={number} class="gs-snitch-toll" data-next={number === nextSnitch}>
          <b class="gs-number">{number}</b>
          {tolls.map((toll) => (
            <Figure key={toll.seat} seat={toll.seat} bad={isLoss(toll)}>
              {toll.pays === 0 && !isLoss(toll) ? (
                <Icon name="covered" />
              ) : (
                <>
                  {toll.pays === 0 ? null : voice.say('sign.loss', { sum: toll.pays })}
                  <Lost toll={toll} />
                </>
              )}
            </Figure>
          ))}
        </span>
      ))}
    </>
  );
}
