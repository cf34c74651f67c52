import { parse } from 'hono/utils/cookie'
import { parseAccept } from 'hono/utils/accept'

/** Language codes for which the app has only one region, or another code. */
const otherCodes: Record<string, string> = { pt: 'pt-BR', tl: 'fil' }

/** The language among `known` for a code such as "de-AT"; undefined if there is none. */
function knownLanguage(code: string, known: readonly string[]): string | undefined {
  const exact = known.find((language) => language.toLowerCase() === code.toLowerCase())
  if (exact) return exact
  const [base = ''] = code.toLowerCase().split('-')
  const other = otherCodes[base] ?? base
  return known.find((language) => language === other)
}

/**
 * The language of a reply: the person's choice, which the app keeps in the cookie `language`, else the browser's (Accept-Language). English
 * if none of them is known.
 */
export function languageOf(request: Request, known: readonly string[]): string {
  const { language: chosen } = parse(request.headers.get('cookie') ?? '', 'language')
  const wanted = parseAccept(request.headers.get('accept-language') ?? '').map(({ type }) => type)
  for (const code of [chosen ?? '', ...wanted]) {
    const language = knownLanguage(code, known)
    if (language) return language
  }
  return 'en'
}
