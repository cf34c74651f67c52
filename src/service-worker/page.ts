interface PageSources {
  ask: () => Promise<Response>
  stored: () => Promise<Response | undefined>
  patienceSeconds: number
}

const isServed = ({ status }: Response) => status < 500

/**
 * The answer to a navigation: the server's page, or the stored one if the server can't be reached, fails, or takes too long. Without a
 * stored page, the server's answer counts, whatever it is.
 */
export async function appPage({ ask, stored, patienceSeconds }: PageSources): Promise<Response> {
  const asked = ask()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceSeconds * 1000)
  })
  const answer = await Promise.race([asked.catch(() => null), late])
  clearTimeout(timer)
  if (answer && isServed(answer)) return answer
  return (await stored()) ?? asked
}

/** True for a page that loads this script: the page of the same build. */
export const isPageOf = async (script: string, response: Response): Promise<boolean> =>
  response.ok && (await response.clone().text()).includes(`src="/${script}"`)

/** The name of a chunk without its language: "sign-in-a1b2c3d.ar.js" is "sign-in-a1b2c3d.js". */
const withoutLanguage = (file: string) => file.replace(/\.[\w-]+(?=\.js$)/, '')

/** True for two files that are the same chunk of one build in different languages. */
export const isOtherLanguage = (file: string, other: string): boolean =>
  file !== other && withoutLanguage(file) === withoutLanguage(other)
