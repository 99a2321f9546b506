import { Component, type ComponentChildren, type VNode } from 'preact';
import { useVoice } from '../i18n/voice.tsx';

interface Props {
  /** When it changes, drawing is tried again. */
  readonly moment?: unknown;
  /** A trifle: it is left out without a word. */
  readonly quiet?: boolean;
  readonly children: ComponentChildren;
}

interface State {
  readonly error?: unknown;
}

/** Keeps a part of the page that can't be drawn from taking the rest with it: the game can still be played by the list. */
export class Broken extends Component<Props, State> {
  override state: State = {};

  static override getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override componentDidUpdate({ moment }: Props): void {
    if (this.state.error !== undefined && moment !== this.props.moment) this.setState({ error: undefined });
  }

  override render(): ComponentChildren {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.quiet === true ? null : (
      <Notice error={error} onRetry={() => this.setState({ error: undefined })} />
    );
  }
}

function Notice({ error, onRetry }: { readonly error: unknown; onRetry(): void }): VNode {
  const voice = useVoice();
  return (
    <div class="notice" role="alert">
      <p>{voice.say('broken.part')}</p>
      <p>
        <code>{error instanceof Error ? error.message : String(error)}</code>
      </p>
      <button type="button" class="button" onClick={onRetry}>
        {voice.say('broken.retry')}
      </button>
    </div>
  );
}
