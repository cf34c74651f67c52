import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { DialogActions } from '../../design/dialog/Dialog.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Heading } from '../../design/text/Heading.tsx'
import { Text } from '../../design/text/Text.tsx'
import type { SecondStepSetUpRef } from '../../machines/second-step/set-up.machine.ts'
import { selectCodes } from '../../machines/second-step/set-up.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'
import { codeList } from './RecoveryCodes.css.ts'

/** Recovery codes, which are shown once. */
export function RecoveryCodes({ actor }: { actor: SecondStepSetUpRef }) {
  const codes = useSelector(actor, selectCodes)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack>
      <Heading level={3} ref={heading}>
        {phrase('second-step.codes')}
      </Heading>
      <Text>{phrase('second-step.codesHint')}</Text>
      <ul className={codeList}>
        {codes?.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button tone="primary" onPress={() => actor.send({ type: 'codes.saved' })}>
          {phrase('second-step.codesSaved')}
        </Button>
      </DialogActions>
    </Stack>
  )
}
