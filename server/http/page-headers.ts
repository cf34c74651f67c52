import type { Config } from '../config.ts'
import { cspReportPath } from './csp-reports.ts'

const originOf = (base: string) => (/^https?:\/\//.test(base) ? [new URL(base).origin] : [])

/** Content Security Policy of a page; allows only what is listed (quality Q41). */
const contentSecurityPolicy = (config: Config, nonce: string) => {
  const api = originOf(config.runtime.api).join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' blob: data: ${api}`.trim(),
    `connect-src 'self' ${api}`.trim(),
    // For the worker that parses an import file, and the service worker.
    "worker-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // react-aria's live announcer needs a default policy; the client's policy returns only ''. The policy `import`
    // allows only the import worker's script (ADR 0026), `service-worker` only the service worker's (ADR 0056).
    'trusted-types default import service-worker',
    // Browsers that know `report-to` ignore `report-uri` (ADR 0090).
    `report-uri ${cspReportPath}`,
    'report-to csp',
  ].join('; ')
}

const features = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

/** Headers of every page of the client. */
export const pageHeaders = (config: Config, nonce: string): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(config, nonce),
  'Reporting-Endpoints': `csp="${cspReportPath}"`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
})

/**
 * Headers of a file of the build. The policy holds where a file is opened by itself, and in the worker that parses an import file: it
 * loads its own code and connects to nothing (ASVS 3.4.3, 3.4.6). A page uses its own policy for the files that it loads.
 */
export const fileHeaders = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Headers of the service worker: it may only load files and pages of the app. Any cached copy would delay an update (ADR 0056). */
export const serviceWorkerHeaders = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
}
