import { liveRegion } from './VisuallyHidden.css.ts'

interface LiveRegionProps {
  text: string
  /** Number of the message. A new one says an equal text again. */
  count?: number
}

/**
 * Announces changes without moving the focus (WCAG 4.1.3). Keep it mounted and change its text: screen readers often
 * miss a region that is added together with its message. `data-live-announcer` keeps react-aria from hiding it while a dialog or a list is
 * open: its messages would be hidden meanwhile, and the last one would be said again at the end.
 */
export const LiveRegion = ({ text, count }: LiveRegionProps) => (
  <div role="status" data-live-announcer className={liveRegion}>
    <div key={count}>{text}</div>
  </div>
)
