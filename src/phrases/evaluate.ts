import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { numberText } from '../numbers/number-text.ts'
import { isolated } from './isolated-values.ts'
import { categoryOf } from './plural.ts'

export type Values = Readonly<Record<string, unknown>>

const parsed = new Map<string, readonly MessageFormatElement[]>()
function elementsOf(source: string): readonly MessageFormatElement[] {
  const known = parsed.get(source) ?? parse(source, { ignoreTag: true })
  parsed.set(source, known)
  return known
}

interface Message {
  language: string
  given: Values
  isIsolated: boolean
}

function parts(elements: readonly MessageFormatElement[], message: Message, count = 0): unknown[] {
  const { language, given: values, isIsolated } = message
  return elements.flatMap((element): unknown[] => {
    switch (element.type) {
      case TYPE.literal:
        return [element.value]
      case TYPE.argument:
        return [isIsolated ? isolated(values[element.value]) : values[element.value]]
      case TYPE.pound:
        return [numberText(count)]
      case TYPE.select: {
        const option = element.options[String(values[element.value])] ?? element.options['other']
        return parts(option?.value ?? [], message, count)
      }
      case TYPE.plural: {
        const value = Number(values[element.value])
        const { options } = element
        const option = options[`=${value}`] ?? options[categoryOf(language, value)] ?? options['other']
        return parts(option?.value ?? [], message, value)
      }
      default:
        throw new Error(`A phrase has a part that isn't supported: ${JSON.stringify(element)}`)
    }
  })
}

/** The parts of an ICU message: texts, and the values as they were given; or isolated, as far as they are texts. */
export function evaluate(source: string, language: string, given: Values, isIsolated = false): unknown[] {
  if (!source.includes('{') && !source.includes("'")) return [source]
  return parts(elementsOf(source), { language, given, isIsolated })
}
