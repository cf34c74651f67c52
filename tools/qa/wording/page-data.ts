import type { Action } from '../../test-paths/action.ts'
import type { SerialisedPath } from '../../test-paths/serialise.ts'
import { normaliseText } from '../instrumentation/page-snapshot.ts'
import { masked, type PageData } from './translation.ts'

/** All strings in a JSON value. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Texts that the actions of a path type, attach, or put into replies. */
function dataOf(action: Action): string[] {
  switch (action.do) {
    case 'type':
      return [action.text]
    case 'attach':
      return action.files.flatMap(({ name, text }) => [name, ...text.split(/[\t\n]/)])
    case 'elsewhere':
    case 'reply':
    case 'refuse':
      return stringsIn(action.body)
    case 'inOtherTab':
      return action.actions.flatMap(dataOf)
    default:
      return []
  }
}

/** Collects the data of a path while it is replayed. */
export function collectPageData() {
  const texts = new Set<string>()
  const messages = new Set<string>()
  const add = (all: Set<string>, strings: readonly string[]) => {
    for (const each of strings) {
      const text = masked(normaliseText(each))
      if (/\p{L}/u.test(text)) all.add(text)
    }
  }
  return {
    data: (): PageData => ({ texts, messages }),
    begin: ({ scenario, steps }: SerialisedPath) => {
      texts.clear()
      messages.clear()
      for (const action of [...(scenario?.before ?? []), ...steps.flatMap(({ actions }) => actions)])
        add(texts, dataOf(action))
    },
    /** Reads a reply of the server. All strings of a refusal are said to people. */
    readReply: (body: unknown, isRefusal: boolean) => {
      add(texts, stringsIn(body))
      if (isRefusal) add(messages, stringsIn(body))
    },
  }
}
