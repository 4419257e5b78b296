/** Dragging a list to another place with mouse, pen or finger. What is below the pointer is found by its attributes. */

/** A mouse that trembles presses; a finger that stays a moment lifts, one that moves at once scrolls. */
const SLOP_PX = 6;
const HOLD_MS = 350;

type Pressed = { entry: HTMLElement; x: number; y: number; isTouch: boolean; isUp: boolean };

/** Of a `data-list` over a `data-place`: whether it may stand there, which the place then shows; and what is done when it is let go. */
type Dragging = {
  fits: (list: string, place: string) => boolean;
  onDrop: (list: string, place: string) => void;
};

/** Of the list in the hand. */
class ListDrag {
  readonly #dragging: Dragging;
  #pressed: Pressed | null = null;
  #place: Element | null = null;
  #holding: ReturnType<typeof setTimeout> | undefined;
  #isJustOver = false;

  constructor(dragging: Dragging) {
    this.#dragging = dragging;
  }

  press({ target, isPrimary, button, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    // The menu beside the list is pressed, not dragged.
    const cover = target instanceof Element ? target.closest("[data-cover]") : null;
    const entry = cover?.closest<HTMLElement>("[data-list][data-movable]");
    if (!entry || !isPrimary || button !== 0) return;
    const isTouch = pointerType === "touch";
    this.#pressed = { entry, x, y, isTouch, isUp: false };
    if (isTouch) this.#holding = setTimeout(() => this.#lift(), HOLD_MS);
  }

  #lift(): void {
    if (!this.#pressed) return;
    this.#pressed.isUp = true;
    this.#pressed.entry.setAttribute("data-lifted", "");
  }

  move({ clientX, clientY }: PointerEvent): void {
    const pressed = this.#pressed;
    if (!pressed) return;
    const [right, down] = [clientX - pressed.x, clientY - pressed.y];
    if (!pressed.isUp && Math.hypot(right, down) > SLOP_PX) {
      if (pressed.isTouch) this.end();
      else this.#lift();
    }
    if (!pressed.isUp) return;
    pressed.entry.style.setProperty("translate", `${right}px ${down}px`);
    this.#hover(document.elementFromPoint(clientX, clientY)?.closest("[data-place]") ?? null);
  }

  #hover(place: Element | null): void {
    if (this.#place === place) return;
    this.#place?.removeAttribute("data-over");
    this.#place = place;
    const { list, place: there } = this.#move();
    if (list && there && this.#dragging.fits(list, there)) place?.setAttribute("data-over", "");
    place?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  #move() {
    return {
      list: this.#pressed?.entry.getAttribute("data-list"),
      place: this.#place?.getAttribute("data-place"),
    };
  }

  release(): void {
    const { list, place } = this.#move();
    this.#isJustOver = this.#pressed?.isUp === true;
    setTimeout(() => {
      this.#isJustOver = false;
    });
    this.end();
    if (list && place) this.#dragging.onDrop(list, place);
  }

  /** Puts the list back. */
  end(): void {
    clearTimeout(this.#holding);
    this.#hover(null);
    this.#pressed?.entry.removeAttribute("data-lifted");
    this.#pressed?.entry.style.removeProperty("translate");
    this.#pressed = null;
  }

  /** While a list is in the hand, the browser neither scrolls nor shows its menu of a long press. */
  hold(event: Event): void {
    if (this.#pressed?.isUp) event.preventDefault();
  }

  /** A press that ends a drag opens nothing. */
  swallow(event: Event): void {
    if (!this.#isJustOver) return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** Returns how to stop. */
export function dragLists(area: HTMLElement, dragging: Dragging): () => void {
  const drag = new ListDrag(dragging);
  const ofArea = {
    pointerdown: (event: PointerEvent) => drag.press(event),
    // The browser's own dragging of links.
    dragstart: (event: Event) => event.preventDefault(),
    touchmove: (event: Event) => drag.hold(event),
    contextmenu: (event: Event) => drag.hold(event),
    click: (event: Event) => drag.swallow(event),
  } as const;
  const ofWindow = {
    pointermove: (event: PointerEvent) => drag.move(event),
    pointerup: () => drag.release(),
    pointercancel: () => drag.end(),
    keydown: ({ key }: KeyboardEvent) => key === "Escape" && drag.end(),
  } as const;
  const listeners = [
    ...Object.entries(ofArea).map(([type, listener]) => [area, type, listener as EventListener] as const),
    ...Object.entries(ofWindow).map(([type, listener]) => [window, type, listener as EventListener] as const),
  ];
  // Before React's own; what holds a touch back must say so beforehand.
  const options = { capture: true, passive: false };
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener, options);
  return () => {
    drag.end();
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener, options);
  };
}
