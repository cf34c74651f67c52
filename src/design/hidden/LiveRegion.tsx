import { liveRegion } from './VisuallyHidden.css.ts'

interface LiveRegionProps {
  polite?: string
  /** Number of the polite message. A new one says an equal text again. */
  count?: number
  assertive?: string
}

/**
 * Announces changes without moving the focus (WCAG 4.1.3). Keep it mounted and change its text: screen readers often
 * miss a region that is added together with its message.
 */
export const LiveRegion = ({ polite = '', count, assertive = '' }: LiveRegionProps) => (
  <>
    <div role="status" className={liveRegion}>
      <span key={count}>{polite}</span>
    </div>
    <div role="alert" className={liveRegion}>
      {assertive}
    </div>
  </>
)
