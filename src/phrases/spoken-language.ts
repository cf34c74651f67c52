/** Where `phrase` takes the language from in a process that speaks several: the server, which answers each request in its own. */
interface SpokenLanguage {
  current: () => string
  phrasesIn: (language: string) => Readonly<Record<string, string>>
}

let spoken: SpokenLanguage | undefined

/** Without this, `phrase` speaks English. */
export function speak(language: SpokenLanguage): void {
  spoken = language
}

/** The language of the texts that are made now. */
export const spokenLanguage = (): string => spoken?.current() ?? 'en'

/** The message of a phrase in another language than English. */
export const spokenMessage = (id: string, language: string): string | undefined => spoken?.phrasesIn(language)[id]
