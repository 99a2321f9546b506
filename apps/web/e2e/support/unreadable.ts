/**
 * Finds text on the current page that a reader can't read. The function runs in the page, so it must not use anything
 * that is defined outside the function.
 */
export function findUnreadable(smallest: number): string[] {
  const TOLERANCE = 2;
  const faults: string[] = [];
  interface Seen {
    readonly element: Element;
    readonly text: string;
    readonly box: DOMRect;
    readonly isDrawn: boolean;
  }
  const seen: Seen[] = [];

  const nameOf = (element: Element): string => {
    const parts: string[] = [];
    for (let at: Element | null = element; at !== null && parts.length < 4; at = at.parentElement) {
      const names = [...at.classList].join('.');
      if (names !== '') parts.unshift(names);
    }
    return parts.join(' > ');
  };
  const say = (fault: string, element: Element, text: string): void => {
    faults.push(`${fault}: “${text.trim().slice(0, 60)}” in ${nameOf(element)}`);
  };
  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true, opacityProperty: true }) ||
    element.closest('.visually-hidden') !== null ||
    element.getBoundingClientRect().width <= 1;

  /** Whether the whole text is available by hover, focus or touch. */
  const isGivenElsewhere = (element: Element): boolean => element.closest('[title], [data-explain], summary') !== null;
  const isShortened = (element: Element): boolean => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    return textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '');
  };
  const scrolls = (element: Element, overflow: string, isAcross: boolean): boolean =>
    /auto|scroll/u.test(overflow) &&
    (isAcross ? element.scrollWidth > element.clientWidth : element.scrollHeight > element.clientHeight);

  /**
   * For each element: itself and its ancestors, as far as they clip their content, from the inside out. Cached, because
   * many texts have the same ancestors.
   */
  const clipping = new Map<Element, readonly Element[]>();
  const clippingOf = (element: Element): readonly Element[] => {
    const known = clipping.get(element);
    if (known !== undefined) return known;
    const { parentElement } = element;
    const outer = parentElement === null || parentElement === document.documentElement ? [] : clippingOf(parentElement);
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    const isClipping = overflowX !== 'visible' || overflowY !== 'visible' || clipPath !== 'none';
    const all = isClipping ? [element, ...outer] : outer;
    clipping.set(element, all);
    return all;
  };

  /**
   * Reports text that is cut off. Returns the visible part of the text's box, or undefined if the text is cut off or
   * has to be scrolled into view.
   */
  const clip = (element: Element, text: string, box: DOMRect): DOMRect | undefined => {
    let { left, top, right, bottom } = box;
    for (const at of clippingOf(element)) {
      const style = getComputedStyle(at);
      if (style.position === 'static' && getComputedStyle(element).position === 'fixed') continue;
      const port = at.getBoundingClientRect();
      const across = Math.max(port.left - left, right - port.right);
      const down = Math.max(port.top - top, bottom - port.bottom);
      if (across > TOLERANCE && style.overflowX !== 'visible') {
        if (scrolls(at, style.overflowX, true)) return undefined;
        if (!isShortened(at) || !isGivenElsewhere(at)) {
          if (at.closest('.city-frame') === null) say(`cut off by ${Math.round(across)} px across`, element, text);
          return undefined;
        }
      }
      // The box of a line is taller than its letters, so a small part of the box may be cut off.
      if (down > Math.max(TOLERANCE, box.height * 0.2) && style.overflowY !== 'visible') {
        if (scrolls(at, style.overflowY, false)) return undefined;
        if (!isShortened(at) || !isGivenElsewhere(at)) {
          if (at.closest('.city-frame') === null) say(`cut off by ${Math.round(down)} px`, element, text);
          return undefined;
        }
      }
      left = Math.max(left, port.left);
      top = Math.max(top, port.top);
      right = Math.min(right, port.right);
      bottom = Math.min(bottom, port.bottom);
      if (right - left < 1 || bottom - top < 1) return undefined;
    }
    return new DOMRect(left, top, right - left, bottom - top);
  };

  /** Reports words that continue on the next line without a hyphen. */
  const sayBrokenWords = (node: Node, element: Element, text: string): void => {
    for (const { 0: word, index } of text.matchAll(/\p{L}{3,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1 && getComputedStyle(element).hyphens !== 'auto') say(`“${word}” is broken`, element, text);
    }
  };

  const texts = document.createTreeWalker(
    document.querySelector('.table, main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (element === null || text.trim() === '' || isHidden(element)) continue;
    const isDrawn = element instanceof SVGGraphicsElement;
    const scale = isDrawn ? Math.hypot(element.getScreenCTM()?.a ?? 1, element.getScreenCTM()?.b ?? 0) : 1;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!isDrawn) sayBrokenWords(node, element, text);
    let isTold = false;
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const visible = clip(element, text, box);
      if (visible === undefined) continue;
      if (size < smallest - 0.05 && !isTold) {
        say(`${size.toFixed(1)} px small`, element, text);
        isTold = true;
      }
      if (
        visible.right > innerWidth + TOLERANCE ||
        visible.bottom > innerHeight + TOLERANCE ||
        visible.left < -TOLERANCE
      )
        say('beyond the window', element, text);
      seen.push({ element, text, box: visible, isDrawn });
    }
  }

  const related = (a: Element, b: Element): boolean => a.contains(b) || b.contains(a);
  for (const { element, text, box, isDrawn } of seen) {
    if (isDrawn) continue;
    const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (found !== null && !related(found, element) && getComputedStyle(element).pointerEvents !== 'none') {
      // A transparent button over a card covers nothing.
      const isEmpty =
        found.textContent?.trim() === '' && getComputedStyle(found).backgroundColor === 'rgba(0, 0, 0, 0)';
      const shares = found.closest('button, label, summary, .choosable')?.contains(element) === true;
      if (!isEmpty && !shares) say(`covered by ${nameOf(found)}`, element, text);
    }
  }
  // The texts are sorted from top to bottom. So a text can overlap only the next few texts.
  seen.sort((one, other) => one.box.top - other.box.top);
  for (const [i, one] of seen.entries())
    for (let j = i + 1; j < seen.length; j += 1) {
      const other = seen[j];
      if (other === undefined || other.box.top > one.box.bottom) break;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const room = Math.min(one.box.height, other.box.height) * 0.3;
      if (across <= TOLERANCE || down <= room || one.isDrawn !== other.isDrawn) continue;
      if (one.element !== other.element && !related(one.element, other.element))
        say(`overlaps “${other.text.trim().slice(0, 30)}”`, one.element, one.text);
    }
  return [...new Set(faults)];
}
