import type { Context } from '../context.ts'

/**
 * The site that passkeys are bound to. The browser signs the origin of the page, and a passkey of another site has
 * another key, so a page elsewhere gains nothing by its choice. APP_URL fixes the site.
 */
export function relyingParty({ config, requestUrl, origin }: Context): { id: string; origins: string[] } {
  const allowed = [...(config.appUrl === null ? [] : [config.appUrl]), ...config.corsOrigins]
  const isSameHost = origin !== null && URL.canParse(origin) && new URL(origin).host === requestUrl.host
  const page =
    origin !== null && (allowed.includes(origin) || (config.appUrl === null && isSameHost))
      ? origin
      : (config.appUrl ?? requestUrl.origin)
  return { id: new URL(page).hostname, origins: [page] }
}
