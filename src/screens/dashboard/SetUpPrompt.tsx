import type { Property } from '../../api/contract/property.ts'
import type { SetUp } from '../../api/contract/set-up.ts'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Text } from '../../design/text/Text.tsx'
import { progressText } from '../../machines/set-up/steps.rules.ts'
import { setUp } from '../../routes/set-up.ts'
import { phrase } from '../../phrases/phrase.ts'

interface SetUpPromptProps {
  found: SetUp
  property: Pick<Property, 'name' | 'prefix'>
}

/** Says how far the set-up of the property is, and leads to it. */
export const SetUpPrompt = ({ found, property: { name, prefix } }: SetUpPromptProps) => (
  <Inline>
    <Text as="span">{progressText(found)}</Text>
    <LinkButton href={setUp(prefix)}>{phrase('set-up.setUpOf', { name })}</LinkButton>
  </Inline>
)
