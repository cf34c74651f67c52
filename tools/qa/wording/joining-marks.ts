import { messageForms } from './message-forms.ts'
import type { Dictionary } from './phrase-matcher.ts'
import { anyOf, escapeSource, lettersIn } from './match.ts'

/** The marks between the two values of a phrase such as "{first}, {next}"; undefined for other phrases. */
function marksBetween(source: string): string | undefined {
  const [form, ...others] = messageForms(source)
  const [first, marks, second, ...rest] = form?.pieces ?? []
  const isJoin = typeof first === 'object' && typeof marks === 'string' && typeof second === 'object'
  return isJoin && rest.length + others.length === 0 && lettersIn(marks) === 0 ? marks : undefined
}

/** How another language writes the marks by which English joins two texts: a source of a regular expression. */
export function joiningMarks({ english, translated }: Dictionary): (marks: string) => string {
  const sources = new Map<string, Set<string>>()
  for (const [id, source] of english) {
    const [marks, others] = [marksBetween(source), marksBetween(translated.get(id) ?? source)]
    if (marks === undefined || others === undefined) continue
    sources.set(marks, (sources.get(marks) ?? new Set([escapeSource(marks)])).add(escapeSource(others)))
  }
  return (marks) => anyOf([...(sources.get(marks) ?? [escapeSource(marks)])])
}
