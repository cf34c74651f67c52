import { liveRegion } from './VisuallyHidden.css.ts'

/**
 * Announces changes without moving the focus (WCAG 4.1.3). Keep it mounted and change its text: screen readers often
 * miss a region that is added together with its message.
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
