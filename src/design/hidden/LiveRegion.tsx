import { liveRegion } from './VisuallyHidden.css.ts'

interface LiveRegionProps {
  text: string
  /** Number of the message. A new one says an equal text again. */
  count?: number
}

/**
 * Announces changes without moving the focus (WCAG 4.1.3). Keep it mounted and change its text: screen readers often
 * miss a region that is added together with its message.
 */
export const LiveRegion = ({ text, count }: LiveRegionProps) => (
  <div role="status" className={liveRegion}>
    <div key={count}>{text}</div>
  </div>
)
