import { MAX_NAME_LENGTH } from '@getaway/protocol/http';
import type { TargetedEvent, TargetedInputEvent } from 'preact';
import { useId, useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import type { Reply } from '../api.ts';
import { whyNot } from '../words.ts';

interface NameForm {
  readonly name: string;
  save(name: string): Promise<Reply<unknown>>;
}

/** A form with one field for a person's name. Returns the props of the form and the field, and the result of saving. */
export function useNameForm({ name, save }: NameForm) {
  const voice = useVoice();
  const id = useId();
  const [typed, setTyped] = useState(name);
  const [outcome, setOutcome] = useState<{ readonly trouble?: string }>();
  const submit = async (): Promise<void> => {
    if (typed.trim() === '') return setOutcome({ trouble: voice.say('online.name.bad') });
    const saved = await save(typed.trim());
    setOutcome('ok' in saved ? {} : { trouble: voice.say('online.trouble', { detail: whyNot(voice, saved.error) }) });
  };
  return {
    outcome,
    form: {
      onSubmit(event: TargetedEvent<HTMLFormElement>) {
        event.preventDefault();
        void submit();
      },
    },
    field: {
      id,
      class: 'field',
      type: 'text',
      value: typed,
      maxLength: MAX_NAME_LENGTH,
      autocomplete: 'nickname',
      onInput: ({ currentTarget }: TargetedInputEvent<HTMLInputElement>) => setTyped(currentTarget.value),
    },
  } as const;
}
