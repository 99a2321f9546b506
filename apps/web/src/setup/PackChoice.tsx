import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../browser/gameIds.ts';
import { tables } from '../browser/worker.ts';
import { useVoice } from '../i18n/voice.tsx';
import { Segments } from '../settings/Segments.tsx';
import type { OwnPack } from '../worker/packs.ts';
import type { Trouble } from '../worker/trouble.ts';
import '../settings/settings.css';
import '../ui/fileButton.css';
import './packs.css';

interface Props {
  readonly game: GameId;
  /** The hash of the pack; undefined for the built-in one. */
  readonly pack: string | undefined;
  onChange(pack: string | undefined): void;
}

const HOUSE = '';

/** Chooses the content pack: the built-in one, or one that was added from a file. */
export function PackChoice({ game, pack, onChange }: Props): VNode {
  const voice = useVoice();
  const { packs, trouble, add, forget } = usePacks(game);
  const find = (hash: string | undefined): OwnPack | undefined => packs.find((own) => own.hash === hash);
  const warnings = find(pack)?.warnings ?? [];
  return (
    <div class="packs">
      <Segments
        legend={voice.say('pack.title')}
        values={[HOUSE, ...packs.map(({ hash }) => hash)]}
        value={pack ?? HOUSE}
        nameOf={(hash) => (hash === HOUSE ? voice.say('pack.house') : (find(hash)?.label ?? ''))}
        onChange={(hash) => onChange(hash === HOUSE ? undefined : hash)}
      />
      <div class="packs-ways">
        <label class="button file-button">
          {voice.say('pack.add')}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file !== undefined) void add(file).then((hash) => hash === undefined || onChange(hash));
              currentTarget.value = '';
            }}
          />
        </label>
        {pack === undefined ? null : (
          <button
            type="button"
            class="button"
            onClick={() => {
              onChange(undefined);
              void forget(pack);
            }}
          >
            {voice.say('pack.forget')}
          </button>
        )}
        <p class="soft">{voice.say('pack.text', { game })}</p>
      </div>
      {warnings.length === 0 ? null : (
        <div class="packs-warnings soft" role="status">
          <p>{voice.say('pack.warnings', { count: warnings.length })}</p>
          <ul>
            {warnings.map((warning) => (
              <li key={warning} lang="en">
                {warning}
              </li>
            ))}
          </ul>
        </div>
      )}
      {trouble === undefined ? null : (
        <p class="alert" role="alert">
          {voice.say(`trouble.${trouble.what}`, { detail: trouble.detail ?? '' })}
        </p>
      )}
    </div>
  );
}

interface OwnPacks {
  readonly packs: readonly OwnPack[];
  readonly trouble: Trouble | undefined;
  /** Adds a pack from a file. Resolves to the hash of the pack if it is valid. */
  add(file: File): Promise<string | undefined>;
  forget(hash: string): Promise<void>;
}

const LONGEST_LABEL = 40;

function usePacks(game: GameId): OwnPacks {
  const [packs, setPacks] = useState<readonly OwnPack[]>([]);
  const [trouble, setTrouble] = useState<Trouble>();
  const look = async (): Promise<void> => {
    const own = await tables.ownPacks(game);
    setPacks('ok' in own ? own.ok : []);
  };
  useEffect(() => {
    setTrouble(undefined);
    void look();
  }, [game]);
  return {
    packs,
    trouble,
    async add(file) {
      const label = file.name.replace(/\.json$/u, '').slice(0, LONGEST_LABEL);
      const added = await tables.addPack(game, { text: await file.text(), label });
      setTrouble('trouble' in added ? added.trouble : undefined);
      await look();
      return 'ok' in added ? added.ok.hash : undefined;
    },
    async forget(hash) {
      await tables.forgetPack(hash);
      await look();
    },
  };
}
