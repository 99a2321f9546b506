/** Lets the arrow keys move the focus through a list's visible, focusable elements. */
export function moveFocus(event: KeyboardEvent, selector: string): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const list = event.currentTarget;
  if (step === 0 || !(list instanceof HTMLElement)) return;
  const items = [...list.querySelectorAll<HTMLElement>(selector)].filter((item) => item.offsetParent !== null);
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? items.indexOf(focused) : -1;
  const next = at < 0 ? (step > 0 ? items[0] : items.at(-1)) : items[at + step];
  event.preventDefault();
  next?.focus();
}
