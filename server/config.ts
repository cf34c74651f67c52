import * as v from 'valibot'
import { RuntimeConfig } from '../src/api/contract/config.ts'
import { serviceNames } from '../src/api/contract/services.ts'

const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value)
const optionalText = v.pipe(v.unknown(), v.transform(blankAsAbsent), v.optional(v.pipe(v.string(), v.trim())))
const flag = (fallback: '0' | '1') =>
  v.pipe(
    v.unknown(),
    v.transform((value) => blankAsAbsent(value) ?? fallback),
    v.picklist(['0', '1'], 'must be 0 or 1'),
    v.transform((value) => value === '1'),
  )
const whole = (fallback: number, min: number, max: number) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => Number(blankAsAbsent(value) ?? fallback)),
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  )

/**
 * What can be set, each with what holds without it:
 *
 * - `PORT` (4000; 0 takes any free one) and `HOST` (127.0.0.1; 0.0.0.0 opens it to other machines).
 * - `DATA_DIR`: the folder of the embedded database (`data`, git-ignored); one process at a time.
 * - `DATABASE_URL`: a PostgreSQL ≥ 15 instead of the embedded database; any number of processes.
 * - `DEMO` (1): an empty database gets demonstration data, with accounts whose password is published. 0 in every real
 *   deployment; `npm run user:create` then makes the first user. A start that finds such accounts where others can
 *   reach them (HOST is not loopback, or NODE_ENV=production on a DATABASE_URL) prints a warning.
 * - `LOG_LEVEL` (info): how much of the request log is written to standard output.
 * - `TRUST_PROXY` (0): 1 behind a proxy of one's own that sets X-Forwarded-For and X-Forwarded-Proto.
 * - `CORS_ORIGINS` (none): other origins whose pages may call the API, with commas between them.
 * - `GRAPHQL_INTROSPECTION` (0): 1 tells the schema of the reporting endpoint to whoever may ask it something.
 * - `LOGIN_ATTEMPTS_PER_ACCOUNT` (10) and `LOGIN_ATTEMPTS_PER_ADDRESS` (100): in a quarter of an hour.
 * - `API_BASE` (/api), `COOKIE_DOMAIN` (as the client works it out) and `SERVICE_…_URL` (none): what `/config.json` tells
 *   the client.
 */
const Environment = v.object({
  PORT: whole(4000, 0, 65_535),
  HOST: optionalText,
  DATA_DIR: optionalText,
  DATABASE_URL: optionalText,
  DEMO: flag('1'),
  LOG_LEVEL: v.pipe(
    v.unknown(),
    v.transform((value) => blankAsAbsent(value) ?? 'info'),
    v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a level such as info'),
  ),
  TRUST_PROXY: flag('0'),
  CORS_ORIGINS: optionalText,
  GRAPHQL_INTROSPECTION: flag('0'),
  API_BASE: optionalText,
  COOKIE_DOMAIN: optionalText,
  LOGIN_ATTEMPTS_PER_ACCOUNT: whole(10, 1, 1000),
  LOGIN_ATTEMPTS_PER_ADDRESS: whole(100, 1, 100_000),
})

export interface Config {
  port: number
  host: string
  dataDir: string | null
  databaseUrl: string | null
  demo: boolean
  logLevel: string
  trustProxy: boolean
  corsOrigins: string[]
  graphqlIntrospection: boolean
  loginAttempts: { perAccount: number; perAddress: number }
  /** What `/config.json` answers. */
  runtime: RuntimeConfig
}

/** The environment is not fit to start with; the message is one line for the operator. */
export class ConfigError extends Error {}

const variableOf = (path: string) =>
  path.startsWith('services.') ? `SERVICE_${path.slice(9).toUpperCase()}_URL` : path === 'api' ? 'API_BASE' : path

/** Reads and checks the environment once, at start (README, Configuration). */
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
      `${variableOf(issue ? (v.getDotPath(issue) ?? '') : '')}: ${issue?.message ?? 'is not valid'}`,
    )
  }
  const read = environment.output
  return {
    port: read.PORT,
    host: read.HOST ?? '127.0.0.1',
    dataDir: read.DATA_DIR ?? null,
    databaseUrl: read.DATABASE_URL ?? null,
    demo: read.DEMO,
    logLevel: read.LOG_LEVEL,
    trustProxy: read.TRUST_PROXY,
    corsOrigins: (read.CORS_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    graphqlIntrospection: read.GRAPHQL_INTROSPECTION,
    loginAttempts: { perAccount: read.LOGIN_ATTEMPTS_PER_ACCOUNT, perAddress: read.LOGIN_ATTEMPTS_PER_ADDRESS },
    runtime: runtime.output,
  }
}
