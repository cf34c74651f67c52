import type { ReactElement, ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { tooltip } from './Tooltip.css.ts'

/**
 * A tooltip on hover and focus; Escape hides it (WCAG 1.4.13). Essential information must also be available
 * elsewhere.
 */
export const Tooltip = ({ text, children }: { text: ReactNode; children: ReactElement }) => (
  <TooltipTrigger delay={500} closeDelay={100}>
    {children}
    <AriaTooltip className={tooltip} offset={6}>
      {text}
    </AriaTooltip>
  </TooltipTrigger>
)
