import { Stack } from '../../design/layout/Stack.tsx'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { BulletList } from '../../design/text/BulletList.tsx'
import { Heading } from '../../design/text/Heading.tsx'
import { Text } from '../../design/text/Text.tsx'
import { dayText } from '../format.ts'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { StatePage } from './StatePage.tsx'
import { phrase } from '../../phrases/phrase.ts'

/** The day of the last check. docs/accessibility.md has a row with a test for each criterion. */
const checkedOn = '2026-11-29'

const holds = [
  phrase('accessibility.holdsKeyboard'),
  phrase('accessibility.holdsSpoken'),
  phrase('accessibility.holdsZoom'),
  phrase('accessibility.holdsColour'),
  phrase('accessibility.holdsTime'),
]

const limits = [
  phrase('accessibility.limitsReader'),
  phrase('accessibility.limitsEngines'),
  phrase('accessibility.limitsWide'),
  phrase('accessibility.limitsFiles'),
]

/** What holds for people with disabilities, what does not, and whom to tell. Public, since a barrier can be before the sign-in. */
export function AccessibilityStatement() {
  usePageTitle(phrase('accessibility.title'))
  return (
    <StatePage>
      <PageHeader title={phrase('accessibility.title')} titleRef={usePageFocus()} />
      <Stack>
        <Text>{phrase('accessibility.intro')}</Text>
        <Sentences title={phrase('accessibility.holds')} sentences={holds} />
        <Sentences title={phrase('accessibility.limits')} sentences={limits} />
        <Heading level={2}>{phrase('accessibility.report')}</Heading>
        <Text>{phrase('accessibility.reportHow')}</Text>
        <Text tone="secondary">{phrase('accessibility.checked', { date: dayText(checkedOn) })}</Text>
      </Stack>
    </StatePage>
  )
}

const Sentences = ({ title, sentences }: { title: string; sentences: readonly string[] }) => (
  <>
    <Heading level={2}>{title}</Heading>
    <BulletList items={sentences} />
  </>
)
