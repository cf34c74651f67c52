import { LinkButton } from '../../design/button/LinkButton.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import type { Created } from '../../machines/dialog/dialog-report.ts'
import { useLacksExtensions } from '../shell/useLacksExtensions.ts'
import { setUp } from '../../routes/set-up.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Leads from a property that was just created to its set-up, if the server has one (ADR 0069). */
export function SetUpOffer({ created: { name, prefix } }: { created: Created }) {
  const lacksSetUp = useLacksExtensions()
  return prefix === undefined || lacksSetUp ? null : (
    <Inline>
      <LinkButton tone="primary" href={setUp(prefix)}>
        {phrase('set-up.setUpOf', { name })}
      </LinkButton>
    </Inline>
  )
}
