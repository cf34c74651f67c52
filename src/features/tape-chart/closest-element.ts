/** The event's target or its nearest ancestor that matches the selector. */
export const closestElement = (target: EventTarget, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null
