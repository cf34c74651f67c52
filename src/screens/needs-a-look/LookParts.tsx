import type { Look } from '../../api/contract/needs-a-look.ts'
import { timeOfDay } from '../../clock/time-zones.ts'
import { Link } from '../../design/text/Link.tsx'
import { Text } from '../../design/text/Text.tsx'
import { numberText } from '../../numbers/number-text.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'
import { dayText } from '../format.ts'
import { exampleHref, exampleText, lookHref } from './look-links.ts'

/** The number of records as a link to their section: "Casa Azul: 4". */
export const LookLink = ({ look, name }: { look: Look; name: string }) => (
  <Link href={lookHref(look)}>{phrase('group.lookCount', { name, count: numberText(look.count) })}</Link>
)

/** Some of the records, and how many more there are. */
export function LookExamples({ look }: { look: Look }) {
  const { kind, count, examples, property } = look
  const more = count - examples.length
  const facts = [
    kind === 'arrival_rooms' && phrase('group.checkInFrom', { time: timeOfDay(property.check_in_time) }),
    more > 0 && phrase('group.moreLooks', { count: more }),
  ]
  return (
    <Text tone="secondary" size="s" as="div">
      {examples.map((example, index) => {
        const href = exampleHref(look, example)
        const text = factsText([exampleText(example), example.date && dayText(example.date)])
        return (
          <span key={example.id}>
            {index > 0 ? ' · ' : ''}
            {href ? <Link href={href}>{text}</Link> : <bdi>{text}</bdi>}
          </span>
        )
      })}
      {facts.some(Boolean) ? ` · ${factsText(facts)}` : ''}
    </Text>
  )
}
