import { DRAWING } from 'virtual:job-things';
import type { Job } from '@getaway/gangsta/content';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { drawingOf } from '../../../icons/Icon.tsx';
import { JOB_THINGS } from './jobThings.ts';
import type { Scene } from './scene.ts';

interface Props {
  readonly job: Pick<Job, 'id' | 'kind'>;
  readonly scene: Scene;
}

/**
 * The picture of a job: its object in front of its scene. A job without an object has the emblem of its kind. The
 * picture fills the space that the other parts of the card leave.
 */
export function JobPicture({ job: { id, kind }, scene: { backdrop, sky, tint, mirrored } }: Props): VNode {
  return useMemo(
    () => (
      <span class="gs-picture" data-sky={sky} data-tint={tint} data-mirrored={mirrored}>
        <svg viewBox="0 0 180 72" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          {SKIES[sky]}
          <path class="gs-city" d={BACKDROPS[backdrop]} />
        </svg>
        <svg class="gs-thing" viewBox="0 0 512 512" aria-hidden="true">
          {id in JOB_THINGS ? <use href={`${DRAWING}#${id}`} /> : drawingOf(kind)}
        </svg>
      </span>
    ),
    [id, kind, backdrop, sky, tint, mirrored],
  );
}

const SKIES: Readonly<Record<Scene['sky'], VNode>> = {
  moon: <circle class="gs-moon" cx="122" cy="26" r="15" />,
  searchlights: <path class="gs-moon" d="M40 72 8 0h34L48 72zM132 72 150 0h30v8l-40 64z" />,
  rain: (
    <path
      class="gs-rain"
      d="M12 2 4 22M34 8 26 28M56 0 48 20M78 10 70 30M100 2 92 22M122 8 114 28M144 0 136 20M166 10 158 30M22 34 14 54M44 40 36 60M66 32 58 52M88 42 80 62M110 34 102 54M132 40 124 60M154 32 146 52M176 42 168 62"
    />
  ),
};

const BACKDROPS: Readonly<Record<Scene['backdrop'], string>> = {
  downtown:
    'M0 72V44h12V34h10v12h8V28h5v-6h3v6h6v20h10V38h14v14h6V30h12v-8h4v8h10v22h8V40h12v12h6V34l8-6 8 6v18h10V44h12v-8h16v36z',
  docks:
    'M0 72V60h20V30h-8v-3h8V14l4-4 4 4 26 12v3H28v31h20v-9h26v9h12V44h22v-9h20v9h8v16h8V28h-6v-3h6V14l3-4 3 4 24 11v3h-22v32h10v12zM148 60V25h-4v35z',
  street:
    'M0 72V26h26v46h4V58h3V34c0-7 8-9 11-5h4v4h-6c-2-2-4-1-4 2v23h3v14h10V40l16-10 16 10v32h12V32h20v40h10V58h3V34c0-7 8-9 11-5h4v4h-6c-2-2-4-1-4 2v23h3v14h12V38h24v34z',
};
