import { liveRegion } from './VisuallyHidden.css.ts'

/**
 * Says what changed without moving focus (WCAG 4.1.3). Keep it mounted and change its text: a region that appears
 * together with its message is often not read.
 */
export const LiveRegion = ({ polite = '', assertive = '' }: { polite?: string; assertive?: string }) => (
  <>
    <div role="status" className={liveRegion}>
      {polite}
    </div>
    <div role="alert" className={liveRegion}>
      {assertive}
    </div>
  </>
)
