const rules = new Map<string, Intl.PluralRules>()

/** The plural category of a count in a language: "one", "few", "other". */
export function categoryOf(language: string, count: number): string {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known.select(count)
}
