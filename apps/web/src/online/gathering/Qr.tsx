import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import { useVoice } from '../../i18n/voice.tsx';

/** A link as a QR code. The code is dark on light in every theme, because cameras need that. */
export function Qr({ text }: { readonly text: string }): VNode {
  const voice = useVoice();
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={voice.say('online.qr')}
      shape-rendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

function drawn(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}
