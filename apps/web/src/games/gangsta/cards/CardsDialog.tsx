import type { Gangsta } from '@getaway/gangsta/view';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { about, type Subject } from '../../../table/explain/subject.ts';
import { useTable } from '../../../table/tableUi.ts';
import './dialog.css';

export function CardsDialog({
  button,
  title,
  children,
  subject,
  class: more = '',
}: {
  readonly button: ComponentChildren;
  readonly title: string;
  readonly children: ComponentChildren;
  readonly subject: Subject;
  readonly class?: string;
}): VNode {
  const { voice } = useTable<Gangsta>();
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  return (
    <>
      <button
        type="button"
        class={`gs-look ${more}`}
        {...about(subject.kind, subject.id)}
        onClick={() => setOpen(true)}
      >
        {button}
      </button>
      {open ? (
        <dialog ref={dialog} class="gs-dialog" aria-label={title} onClose={() => setOpen(false)}>
          <h2>{title}</h2>
          <div class="gs-dialog-cards">{children}</div>
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            {voice.say('face.close')}
          </button>
        </dialog>
      ) : null}
    </>
  );
}
