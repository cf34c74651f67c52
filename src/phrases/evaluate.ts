import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { numberText } from '../numbers/number-text.ts'
import { categoryOf } from './plural.ts'

export type Values = Readonly<Record<string, unknown>>

const parsed = new Map<string, readonly MessageFormatElement[]>()
function elementsOf(source: string): readonly MessageFormatElement[] {
  const known = parsed.get(source) ?? parse(source, { ignoreTag: true })
  parsed.set(source, known)
  return known
}

function parts(elements: readonly MessageFormatElement[], language: string, values: Values, count = 0): unknown[] {
  return elements.flatMap((element): unknown[] => {
    switch (element.type) {
      case TYPE.literal:
        return [element.value]
      case TYPE.argument:
        return [values[element.value]]
      case TYPE.pound:
        return [numberText(count)]
      case TYPE.select: {
        const option = element.options[String(values[element.value])] ?? element.options['other']
        return parts(option?.value ?? [], language, values, count)
      }
      case TYPE.plural: {
        const value = Number(values[element.value])
        const { options } = element
        const option = options[`=${value}`] ?? options[categoryOf(language, value)] ?? options['other']
        return parts(option?.value ?? [], language, values, value)
      }
      default:
        throw new Error(`A phrase has a part that isn't supported: ${JSON.stringify(element)}`)
    }
  })
}

/** The parts of an ICU message: texts, and the values as they were given. */
export const evaluate = (source: string, language: string, values: Values): unknown[] =>
  source.includes('{') || source.includes("'") ? parts(elementsOf(source), language, values) : [source]
