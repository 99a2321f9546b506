import { NARROW } from '../../../../ui/useMedia.ts';
import { distance, type Point } from '../geometry/plane.ts';
import type { Bounds } from '../geometry/survey.ts';
import {
  type Camera,
  clampCamera,
  fitCamera,
  letterScale,
  officerScale,
  panCamera,
  pieceScale,
  type Screen,
  toScreen,
  zoomCamera,
} from './camera.ts';

/** Pixels that a pointer may move before it starts a drag. */
const DRAG_THRESHOLD = 5;
const SETTLE_MS = 200;

const NOTHING: Bounds = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Pans and zooms the map with one CSS transform, without rendering again. During a gesture the browser moves a bitmap.
 * Afterwards the map is painted sharply again, and the pieces are scaled.
 */
export class Lens {
  #frame: HTMLElement | undefined;
  #world: HTMLElement | undefined;
  #camera: Camera = { x: 0, y: 0, zoom: 1 };
  #bounds = NOTHING;
  #screen: Screen = { width: 1, height: 1 };
  #isFitted = true;
  readonly #pointers = new Map<number, Point>();
  /** Whether the map is being dragged. The end of a drag must not count as a click. */
  #isDragging = false;
  /**
   * Whether the pointer was pressed while the map was moving. The click is then ignored, because its target has moved.
   */
  #isPressedInMotion = false;
  #settling: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  /** Called before the wheel zooms the map. If it returns true, the map is not zoomed. */
  onWheel: ((event: WheelEvent) => boolean) | undefined;

  attach(frame: HTMLElement, world: HTMLElement): () => void {
    this.#frame = frame;
    this.#world = world;
    const off = new AbortController();
    const { signal } = off;
    frame.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    frame.addEventListener('pointermove', (event) => this.#move(event), { signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      frame.addEventListener(end, (event) => this.#up(event), { signal });
    frame.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    const isNoClick = (): boolean => this.#isDragging || this.#isPressedInMotion;
    frame.addEventListener('click', (event) => isNoClick() && swallow(event), { signal, capture: true });
    const measure = (): void => {
      this.#screen = { ...this.#screen, width: frame.clientWidth, height: frame.clientHeight };
      if (this.#isFitted) this.fit();
      else this.#put(this.#camera);
    };
    const resized = new ResizeObserver(measure);
    resized.observe(frame);
    measure();
    return () => {
      off.abort();
      resized.disconnect();
      clearTimeout(this.#settling);
    };
  }

  /**
   * Tells the lens that something covers this many pixels at the top of the frame. The map is then fitted into the rest
   * of the frame.
   */
  coverTop(covered: number): void {
    if (covered === this.#screen.covered) return;
    this.#screen = { ...this.#screen, covered };
    if (this.#isFitted) this.fit();
  }

  /** Sets the bounds of the map. The whole map stays visible until the player moves it. */
  show(bounds: Bounds): void {
    const before = this.#bounds;
    this.#bounds = bounds;
    const isSame =
      before.x === bounds.x &&
      before.y === bounds.y &&
      before.width === bounds.width &&
      before.height === bounds.height;
    if (this.#isFitted && !isSame) this.fit({ gliding: before !== NOTHING });
  }

  fit({ gliding = false } = {}): void {
    this.#isFitted = true;
    this.#put(fitCamera(this.#bounds, this.screen), gliding);
  }

  lookAt(bounds: Bounds): void {
    this.#isFitted = false;
    this.#put(fitCamera(bounds, this.screen, 8), true);
  }

  zoomBy(factor: number, at: Point = this.#middle, gliding = true): void {
    this.#isFitted = false;
    this.#put(zoomCamera(this.#camera, factor, at, this.#least), gliding);
  }

  panBy(by: Point): void {
    this.#isFitted = false;
    this.#put(panCamera(this.#camera, by), true);
  }

  /** Moves the map as little as possible to bring a point well into view. */
  reveal(point: Point): void {
    const { x, y } = toScreen(this.#camera, point);
    const { width, height, covered = 0 } = this.screen;
    const margin = Math.min(48, width / 4, height / 4);
    const by = { x: clampTo(x, margin, width - margin) - x, y: clampTo(y, covered + margin, height - margin) - y };
    if (by.x !== 0 || by.y !== 0) this.panBy(by);
  }

  get zoom(): number {
    return this.#camera.zoom;
  }

  toFrame(point: Point): Point {
    return toScreen(this.#camera, point);
  }

  fromClient({ x, y }: Point): Point {
    const at = this.#inFrame({ x, y });
    return { x: (at.x - this.#camera.x) / this.#camera.zoom, y: (at.y - this.#camera.y) / this.#camera.zoom };
  }

  /** Calls the listener when the map has stopped at a new position. */
  watch(settled: () => void): () => void {
    this.#listeners.add(settled);
    return () => this.#listeners.delete(settled);
  }

  /** Cached until the next resize. Measuring in every frame would force a layout each time. */
  get screen(): Screen {
    return this.#screen;
  }

  get #middle(): Point {
    return { x: this.screen.width / 2, y: this.screen.height / 2 };
  }

  get #least(): number {
    return Math.min(fitCamera(this.#bounds, this.screen).zoom * 0.85, 0.9);
  }

  #put(camera: Camera, gliding = false): void {
    const world = this.#world;
    if (world === undefined) return;
    this.#camera = clampCamera(camera, this.#bounds, this.screen);
    const { x, y, zoom } = this.#camera;
    world.style.willChange = 'transform';
    world.classList.toggle('gliding', gliding);
    world.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
    clearTimeout(this.#settling);
    const isFirst = !world.style.getPropertyValue('--zoom');
    const isInstant = gliding && document.documentElement.dataset.motion === 'reduced';
    if (isFirst || isInstant) this.#settle();
    else this.#settling = setTimeout(() => this.#settle(), gliding ? 1.5 * SETTLE_MS : SETTLE_MS);
  }

  #settle(): void {
    const { zoom } = this.#camera;
    if (this.#world === undefined || this.#frame === undefined) return;
    this.#world.style.willChange = '';
    this.#world.classList.remove('gliding');
    this.#world.style.setProperty('--zoom', String(zoom));
    this.#world.style.setProperty('--k', String(pieceScale(zoom)));
    const smallest = matchMedia(NARROW).matches ? 14 : 12;
    // Signs are already scaled by `--k`, so this divides by that scale.
    this.#world.style.setProperty('--letter', String(letterScale(zoom, smallest) / pieceScale(zoom)));
    this.#world.style.setProperty('--officer', String(officerScale(zoom)));
    for (const settled of this.#listeners) settled();
  }

  #inFrame({ x, y }: Point): Point {
    const box = this.#frame?.getBoundingClientRect();
    return { x: x - (box?.left ?? 0), y: y - (box?.top ?? 0) };
  }

  #down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.#pointers.size === 0) this.#isDragging = false;
    this.#isPressedInMotion = this.#world?.classList.contains('gliding') === true;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.#isDragging) {
      if (this.#pointers.size === 1 && distance(before, now) < DRAG_THRESHOLD) return;
      this.#isDragging = true;
      this.#frame?.setPointerCapture(event.pointerId);
      this.#frame?.setAttribute('data-dragging', '');
    }
    const [other] = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.#isFitted = false;
    let camera = panCamera(this.#camera, scaled(now, before, other === undefined ? 1 : 0.5));
    if (other !== undefined) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      const middle = this.#inFrame({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      camera = zoomCamera(camera, factor, middle, this.#least);
    }
    this.#put(camera);
    this.#pointers.set(event.pointerId, now);
  }

  #up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    this.#frame?.removeAttribute('data-dragging');
    // The timeout runs after the click event of this press. So only that click is ignored.
    if (this.#pointers.size === 0)
      setTimeout(() => {
        this.#isDragging = false;
        this.#isPressedInMotion = false;
      });
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    if (this.onWheel?.(event) === true) return;
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1);
    const factor = Math.exp(-Math.max(-160, Math.min(160, pixels)) * (event.ctrlKey ? 0.01 : 0.0022));
    this.zoomBy(factor, this.#inFrame({ x: event.clientX, y: event.clientY }), false);
  }
}

const clampTo = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const scaled = (now: Point, before: Point, share: number): Point => ({
  x: (now.x - before.x) * share,
  y: (now.y - before.y) * share,
});

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
