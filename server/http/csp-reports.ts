import type { Logger } from 'pino'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import * as v from 'valibot'
import type { Telemetry } from '../telemetry/telemetry.ts'
import { networkOf } from '../session/throttle.ts'
import { malformedError, readText, unsupportedMediaType } from './body.ts'

const kB = 1024
const maxBytes = 8 * kB
/** Bodies of one network in a minute. A page with a broken policy sends several per view. */
const bodiesPerMinute = 30
/** Reports of one body that are logged. */
const maxReports = 10
/** Longest text in the log, in characters. */
const maxText = 200

/** Where browsers send violations of the page's policy. */
export const cspReportPath = '/api/csp_reports'

const mediaTypes = ['application/reports+json', 'application/csp-report'] as const

const optionalText = v.optional(v.fallback(v.string(), ''), '')
const optionalNumber = v.optional(v.fallback(v.nullable(v.number()), null), null)

/** Reporting API, with one or more reports in a body. */
const ReportingApiBody = v.array(
  v.object({
    type: v.string(),
    body: v.object({
      effectiveDirective: optionalText,
      blockedURL: optionalText,
      sourceFile: optionalText,
      lineNumber: optionalNumber,
    }),
  }),
)

/** The older `report-uri`, with one report in a body. */
const ReportUriBody = v.object({
  'csp-report': v.object({
    'effective-directive': optionalText,
    'violated-directive': optionalText,
    'blocked-uri': optionalText,
    'source-file': optionalText,
    'line-number': optionalNumber,
  }),
})

/** Directives of CSP Level 3. Any other word counts as `other`, because anybody can send a report. */
const directives = new Set(
  `base-uri child-src connect-src default-src font-src form-action frame-ancestors frame-src img-src manifest-src media-src object-src
  require-trusted-types-for script-src script-src-attr script-src-elem style-src style-src-attr style-src-elem trusted-types
  worker-src`.split(/\s+/),
)

/** Without query, fragment and credentials; of data and blobs, and of browser extensions, only the scheme. */
function withoutPersonalParts(address: string): string {
  if (!URL.canParse(address)) return /^[a-z-]{1,30}$/.test(address) ? address : ''
  const { protocol, host, pathname } = new URL(address)
  if (protocol !== 'http:' && protocol !== 'https:') return protocol
  // The id of a picture alone opens it.
  return `${protocol}//${host}${pathname.replace(/(\/images\/).*/, '$1…')}`.slice(0, maxText)
}

interface Violation {
  directive: string
  blocked: string
  source: string
  line: number | null
}

const violationOf = (directive: string, blocked: string, source: string, line: number | null): Violation => ({
  directive: directives.has(directive) ? directive : 'other',
  blocked: withoutPersonalParts(blocked),
  source: withoutPersonalParts(source),
  line,
})

function violationsIn(type: (typeof mediaTypes)[number], parsed: unknown): Violation[] {
  if (type === 'application/reports+json') {
    const reports = v.safeParse(ReportingApiBody, parsed)
    if (!reports.success) throw malformedError('json')
    return reports.output
      .filter((report) => report.type === 'csp-violation')
      .map(({ body }) => violationOf(body.effectiveDirective, body.blockedURL, body.sourceFile, body.lineNumber))
  }
  const report = v.safeParse(ReportUriBody, parsed)
  if (!report.success) throw malformedError('json')
  const { 'csp-report': body } = report.output
  const [directive = ''] = (body['effective-directive'] || body['violated-directive']).split(' ')
  return [violationOf(directive, body['blocked-uri'], body['source-file'], body['line-number'])]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformedError('json')
  }
}

interface CspReportsDeps {
  telemetry: Telemetry | null
  stallMs: number
}

interface Reporter {
  log: Logger
  ip: string | null
  requestId: string
}

/** Takes reports of the browser about the page's policy, counts and logs them (ADR 0090). */
export function createCspReports({ telemetry, stallMs }: CspReportsDeps) {
  const limiter = new RateLimiterMemory({ points: bodiesPerMinute, duration: 60 })
  return async (request: Request, { log, ip, requestId }: Reporter): Promise<Response> => {
    try {
      await limiter.consume(ip === null ? 'unknown' : networkOf(ip))
    } catch (thrown) {
      if (!(thrown instanceof RateLimiterRes)) throw thrown
      return new Response(null, { status: 429, headers: { 'Retry-After': '60' } })
    }
    const contentType = request.headers.get('content-type') ?? ''
    const type = mediaTypes.find((accepted) => accepted === contentType.replace(/;.*/s, '').trim().toLowerCase())
    if (type === undefined) throw unsupportedMediaType(mediaTypes)
    const violations = violationsIn(type, parse(await readText(request, { maxBytes, stallMs })))
    for (const violation of violations.slice(0, maxReports)) {
      telemetry?.cspViolated(violation.directive)
      log.warn({ event: 'csp_report', ...violation, requestId }, 'the policy of a page was violated')
    }
    return new Response(null, { status: 204 })
  }
}
