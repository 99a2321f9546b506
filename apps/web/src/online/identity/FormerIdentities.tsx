import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { forgetHere, formerIdentities, isKnown, keepMe, type Me } from '../me.ts';
import './identity.css';

/** Earlier identities on this device that the server knows. Each can be used again or removed. */
export function FormerIdentities(): VNode | null {
  const all = formerIdentities.value;
  const [known, setKnown] = useState<readonly string[]>([]);
  useEffect(() => {
    for (const one of all) void isKnown(one).then((is) => is && setKnown((ids) => [...new Set([...ids, one.id])]));
  }, [all]);
  const here = all.filter(({ id }) => known.includes(id));
  if (here.length === 0) return null;
  return (
    <>
      {here.map((one) => (
        <One key={one.id} one={one} />
      ))}
    </>
  );
}

function One({ one }: { readonly one: Me }): VNode {
  const voice = useVoice();
  const { name } = one;
  return (
    <div class="identity-notice" role="status">
      <p>{voice.say('online.former', { name })}</p>
      <div class="identity-ways">
        <button type="button" class="button" onClick={() => keepMe(one)}>
          {voice.say('online.former.be', { name })}
        </button>
        <ConfirmButton
          label={voice.say('online.former.forget', { name })}
          question={voice.say('online.former.sure', { name })}
          text={voice.say('online.former.sureText')}
          onSure={() => forgetHere(one)}
        />
      </div>
    </div>
  );
}
