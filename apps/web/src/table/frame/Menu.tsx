import type { ComponentChildren, VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { hrefOf } from '../../browser/route.ts';
import { saveAsFile } from '../../browser/saveAsFile.ts';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/names.ts';
import { moveFocus } from '../../ui/moveFocus.ts';

import { hasAdviser, isAdvised, switchAdviser } from '../advice/switch.ts';
import { useFrame } from '../frameContext.ts';
import './menu.css';

const ID = 'table-menu';

/** The menu has everything that is not a choice in the game. */
export function Menu(): VNode {
  const voice = useVoice();
  const { table, game, show, open, toTab } = useFrame();
  const more = open.extras?.tab;
  const menu = useRef<HTMLElement>(null);
  const then = (action: () => void) => (): void => {
    menu.current?.hidePopover();
    action();
  };
  const save = async (): Promise<void> => {
    const text = await open.exported();
    if ('ok' in text) saveAsFile(`getaway-${game.id}-${new Date().toISOString().slice(0, 10)}.json`, text.ok);
    else table.remark(voice.say(`trouble.${text.trouble.what}`, { detail: text.trouble.detail ?? '' }));
  };
  return (
    <>
      <button type="button" class="button head-button" popoverTarget={ID} aria-haspopup="true">
        <Icon name="menu" />
        <span>{voice.say('menu.title')}</span>
      </button>
      <nav
        ref={menu}
        id={ID}
        class="menu"
        popover="auto"
        aria-label={voice.say('menu.title')}
        onKeyDown={(event) => moveFocus(event, 'a, button')}
      >
        <Entry icon="rules" href={hrefOf({ page: 'rules', game: game.id })}>
          {voice.say('menu.rules')}
        </Entry>
        <Entry icon="plan" onClick={then(() => show({ over: 'remember' }))}>
          {voice.say('remember.title')}
        </Entry>
        <Entry icon="settings" onClick={then(() => show({ over: 'settings' }))}>
          {voice.say('settings.title')}
        </Entry>
        <Entry icon="keyboard" onClick={then(() => show({ over: 'keys' }))}>
          {voice.say('keys.title')}
        </Entry>
        {hasAdviser(open, table.players) ? (
          <Entry icon="plan" onClick={then(() => switchAdviser(open))}>
            {voice.say(isAdvised(open) ? 'advice.switchOff' : 'advice.switchOn')}
          </Entry>
        ) : null}
        <hr />
        {open.lesson === undefined ? <SeatEntry then={then} /> : null}
        {more === undefined && open.playing !== undefined && open.lesson === undefined ? (
          <Entry icon="human" onClick={then(() => show({ over: 'seats' }))}>
            {voice.say('seats.title')}
          </Entry>
        ) : null}
        {more === undefined ? null : (
          <Entry icon="together" onClick={then(() => toTab(more.id))}>
            {voice.say(more.title)}
          </Entry>
        )}
        {/* At an online table the file is available only after the game, because it contains hidden information. */}
        {open.lesson === undefined && (more === undefined || table.result !== undefined) ? (
          <Entry icon="save" onClick={then(() => void save())}>
            {voice.say('menu.save')}
          </Entry>
        ) : null}
        {open.replayHref === undefined ? null : (
          <Entry icon="replay" href={open.replayHref}>
            {voice.say('menu.replay')}
          </Entry>
        )}
        <Entry icon="trouble" onClick={then(() => show({ over: 'report' }))}>
          {voice.say('report.title')}
        </Entry>
        <hr />
        <Entry icon="leave" href={open.lesson?.leaveTo ?? hrefOf({ page: 'home' })}>
          {voice.say(open.extras?.leaving() ?? 'menu.leave')}
        </Entry>
      </nav>
    </>
  );
}

function SeatEntry({ then }: { then(action: () => void): () => void }): VNode | null {
  const voice = useVoice();
  const { table, open } = useFrame();
  const { viewer, replaced } = table;
  if (typeof viewer !== 'number' || table.result !== undefined) return null;
  return (
    <Entry icon="bot" onClick={then(() => table.substitute(viewer, replaced ? undefined : open.defaultLevel))}>
      {voice.say(replaced ? 'seats.takeMine' : 'seats.handMine')}
    </Entry>
  );
}

interface EntryProps {
  readonly icon: IconName;
  readonly href?: string;
  readonly children: ComponentChildren;
  onClick?(): void;
}

function Entry({ icon, href, children, onClick }: EntryProps): VNode {
  const inside = (
    <>
      <Icon name={icon} />
      {children}
    </>
  );
  return href === undefined ? (
    <button type="button" class="menu-entry" onClick={onClick}>
      {inside}
    </button>
  ) : (
    <a class="menu-entry" href={href}>
      {inside}
    </a>
  );
}
