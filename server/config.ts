import * as v from 'valibot'
import { RuntimeConfig } from '../src/api/contract/config.ts'
import { serviceNames } from '../src/api/contract/services.ts'

const emptyAsUndefined = (value: unknown) => (value === '' ? undefined : value)
const optionalText = v.pipe(v.unknown(), v.transform(emptyAsUndefined), v.optional(v.pipe(v.string(), v.trim())))
const addressOf = (pattern: RegExp, problem: string) =>
  v.pipe(
    optionalText,
    v.check((value) => value === undefined || (URL.canParse(value) && pattern.test(value)), problem),
  )
const booleanFlag = (fallback: '0' | '1') =>
  v.pipe(
    v.unknown(),
    v.transform((value) => emptyAsUndefined(value) ?? fallback),
    v.picklist(['0', '1'], 'must be 0 or 1'),
    v.transform((value) => value === '1'),
  )
const integerBetween = (fallback: number, min: number, max: number) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => Number(emptyAsUndefined(value) ?? fallback)),
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  )

/** Environment variables with their defaults. docs/configuration.md explains them; a test compares the two. */
const Environment = v.object({
  PORT: integerBetween(4000, 0, 65_535),
  HOST: optionalText,
  DATA_DIR: optionalText,
  DATABASE_URL: optionalText,
  DEMO: booleanFlag('1'),
  MIGRATE: booleanFlag('1'),
  LOG_LEVEL: v.pipe(
    v.unknown(),
    v.transform((value) => emptyAsUndefined(value) ?? 'info'),
    v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a level such as info'),
  ),
  TRUST_PROXY: booleanFlag('0'),
  CORS_ORIGINS: optionalText,
  GRAPHQL_INTROSPECTION: booleanFlag('0'),
  API_BASE: optionalText,
  COOKIE_DOMAIN: optionalText,
  LOGIN_ATTEMPTS_PER_ACCOUNT: integerBetween(10, 1, 1000),
  LOGIN_ATTEMPTS_PER_ADDRESS: integerBetween(100, 1, 100_000),
  REQUESTS_PER_SECOND: integerBetween(30, 0, 10_000),
  SESSION_IDLE_HOURS: integerBetween(24, 0, 168),
  PASSWORD_LINK_HOURS: integerBetween(24, 1, 168),
  CONFIRMATION_MINUTES: integerBetween(15, 1, 1440),
  KEEP_ACTIVITY_DAYS: integerBetween(0, 0, 36_500),
  KEEP_SESSIONS_DAYS: integerBetween(1, 1, 3650),
  KEEP_SIGN_IN_COUNTERS_HOURS: integerBetween(0, 0, 8760),
  KEEP_REPLIES_DAYS: integerBetween(1, 1, 3650),
  KEEP_NOTICES_DAYS: integerBetween(90, 1, 3650),
  KEEP_REPORT_FILES_DAYS: integerBetween(90, 1, 3650),
  SMTP_URL: addressOf(/^smtps?:\/\/.+/, 'must begin with smtp:// or smtps://'),
  MAIL_FROM: optionalText,
  METRICS_PORT: v.pipe(v.unknown(), v.transform(emptyAsUndefined), v.optional(integerBetween(0, 1, 65_535))),
  METRICS_HOST: optionalText,
  OTEL_EXPORTER_OTLP_ENDPOINT: addressOf(/^https?:\/\/.+/, 'must begin with http:// or https://'),
  APP_URL: addressOf(/^https?:\/\/[^/?#]+$/, 'must be an origin such as https://backoffice.example.com'),
})

export interface Config {
  port: number
  host: string
  dataDir: string | null
  databaseUrl: string | null
  demo: boolean
  /** False: another account has migrated the database, and the one of this process may not. */
  migrate: boolean
  logLevel: string
  trustProxy: boolean
  corsOrigins: string[]
  graphqlIntrospection: boolean
  loginAttempts: { perAccount: number; perAddress: number }
  /** Most requests of a user in a second, on average over ten; 0 for no limit. */
  requestsPerSecond: number
  /** Hours after which an unused session is over; 0 for no limit but its seven days. */
  sessionIdleHours: number
  /** Hours for which a link to set a password works. */
  passwordLinkHours: number
  /** Minutes after a second step for which weighty changes do not ask for it again. */
  confirmationMinutes: number
  /** How long records are kept after their end, in days; sign-in counters in hours; 0 for the activity log: for ever. */
  retention: {
    activity: number
    sessions: number
    signInCounters: number
    replies: number
    notices: number
    reportFiles: number
  }
  /** Origin of the app, to which passkeys are bound; null for the address that is asked for. */
  appUrl: string | null
  /** The server that takes e-mail, and the address of the app for links in it; null without e-mail. */
  mail: { smtpUrl: string; from: string; appUrl: string } | null
  /** Where /metrics listens; null without. */
  metrics: { port: number; host: string } | null
  /** Base address of the collector that takes traces, metrics and logs; null without. */
  otlpEndpoint: string | null
  /** Content of `/config.json`. */
  runtime: RuntimeConfig
}

/** The environment is invalid. The message is one line for the operator. */
class ConfigError extends Error {}

const variableName = (path: string) =>
  path.startsWith('services.') ? `SERVICE_${path.slice(9).toUpperCase()}_URL` : path === 'api' ? 'API_BASE' : path

/** E-mail needs all three variables. */
function mailOf({ SMTP_URL, MAIL_FROM, APP_URL }: v.InferOutput<typeof Environment>): Config['mail'] {
  if (SMTP_URL === undefined) return null
  if (MAIL_FROM === undefined) throw new ConfigError('MAIL_FROM: is required with SMTP_URL')
  if (APP_URL === undefined) throw new ConfigError('APP_URL: is required with SMTP_URL')
  return { smtpUrl: SMTP_URL, from: MAIL_FROM, appUrl: APP_URL }
}

/** Reads and validates the environment, once at start (docs/configuration.md). */
export function readConfig(env: Record<string, string | undefined>): Config {
  const services = serviceNames.map((name) => [name, env[`SERVICE_${name.toUpperCase()}_URL`] || null] as const)
  const named = Object.keys(Environment.entries).map((name) => [name, env[name]] as const)
  const environment = v.safeParse(Environment, Object.fromEntries(named))
  const runtime = v.safeParse(RuntimeConfig, {
    api: env.API_BASE || '/api',
    cookieDomain: env.COOKIE_DOMAIN || null,
    services: Object.fromEntries(services),
  })
  if (!environment.success || !runtime.success) {
    const issue = [...(environment.issues ?? []), ...(runtime.issues ?? [])][0]
    throw new ConfigError(
      `${variableName(issue ? (v.getDotPath(issue) ?? '') : '')}: ${issue?.message ?? 'is not valid'}`,
    )
  }
  const read = environment.output
  return {
    port: read.PORT,
    host: read.HOST ?? '127.0.0.1',
    dataDir: read.DATA_DIR ?? null,
    databaseUrl: read.DATABASE_URL ?? null,
    demo: read.DEMO,
    migrate: read.MIGRATE,
    logLevel: read.LOG_LEVEL,
    trustProxy: read.TRUST_PROXY,
    corsOrigins: (read.CORS_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    graphqlIntrospection: read.GRAPHQL_INTROSPECTION,
    loginAttempts: { perAccount: read.LOGIN_ATTEMPTS_PER_ACCOUNT, perAddress: read.LOGIN_ATTEMPTS_PER_ADDRESS },
    requestsPerSecond: read.REQUESTS_PER_SECOND,
    sessionIdleHours: read.SESSION_IDLE_HOURS,
    passwordLinkHours: read.PASSWORD_LINK_HOURS,
    confirmationMinutes: read.CONFIRMATION_MINUTES,
    appUrl: read.APP_URL ?? null,
    retention: {
      activity: read.KEEP_ACTIVITY_DAYS,
      sessions: read.KEEP_SESSIONS_DAYS,
      signInCounters: read.KEEP_SIGN_IN_COUNTERS_HOURS,
      replies: read.KEEP_REPLIES_DAYS,
      notices: read.KEEP_NOTICES_DAYS,
      reportFiles: read.KEEP_REPORT_FILES_DAYS,
    },
    mail: mailOf(read),
    metrics:
      read.METRICS_PORT === undefined ? null : { port: read.METRICS_PORT, host: read.METRICS_HOST ?? '127.0.0.1' },
    otlpEndpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '') ?? null,
    runtime: runtime.output,
  }
}
