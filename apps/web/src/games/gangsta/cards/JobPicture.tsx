import type { Job } from '@getaway/gangsta/content';
import type { VNode } from 'preact';
import { IconBody } from '../../../icons/Icon.tsx';

/** The kind of job as a poster: an object in front of the city and the moon. It fills the remaining space. */
export function JobPicture({ kind }: { readonly kind: Job['kind'] }): VNode {
  return (
    <span class="gs-picture">
      <svg viewBox="0 0 180 72" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <circle class="gs-moon" cx="122" cy="26" r="15" />
        <path
          class="gs-city"
          d="M0 72V44h12V34h10v12h8V28h5v-6h3v6h6v20h10V38h14v14h6V30h12v-8h4v8h10v22h8V40h12v12h6V34l8-6 8 6v18h10V44h12v-8h16v36z"
        />
      </svg>
      <svg class="gs-thing" viewBox="0 0 512 512" aria-hidden="true">
        <IconBody name={kind} />
      </svg>
    </span>
  );
}
