import { effect } from '@preact/signals';
import { readAgain, settings } from './settings.ts';

const lightSystem = matchMedia('(prefers-color-scheme: light)');
/** Printed pages always use the light theme. */
const paper = matchMedia('print');
const calmSystem = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Applies the theme and the motion setting to the page, now and after every change. Other tabs and the system can
 * change them too.
 */
export function applySettings(): void {
  effect(apply);
  addEventListener('storage', readAgain);
  lightSystem.addEventListener('change', apply);
  calmSystem.addEventListener('change', apply);
  paper.addEventListener('change', apply);
}

function apply(): void {
  const { theme, motion } = settings.value;
  const { dataset } = document.documentElement;
  dataset.theme = paper.matches ? 'light' : theme !== 'system' ? theme : lightSystem.matches ? 'light' : 'dark';
  dataset.motion = motion === 'system' ? (calmSystem.matches ? 'reduced' : 'full') : motion;
  const ink = getComputedStyle(document.documentElement).getPropertyValue('--ink-1').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ink);
}
