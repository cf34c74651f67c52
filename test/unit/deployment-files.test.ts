import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '../../server/config.ts'
import { argumentsOf, readStages, variablesOf } from '../support/dockerfile.ts'

/* The shapes are strict where a misspelt key would be ignored by the program that reads it. */

const labels = v.object({ app: v.literal('back-office') })
const port = v.literal('http')
const get = (path: string) => v.strictObject({ path: v.literal(path), port })
const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const timing = { periodSeconds: count, failureThreshold: count, timeoutSeconds: v.optional(count) }
const quantity = v.pipe(v.string(), v.regex(/^\d+(m|Mi|Gi)$/))

const Container = {
  name: v.string(),
  image: v.pipe(v.string(), v.regex(/^registry\.example\.com\/hotel-back-office:\d+\.\d+\.\d+$/)),
  env: v.array(v.object({ name: v.string() })),
  resources: v.strictObject({
    requests: v.strictObject({ cpu: quantity, memory: quantity }),
    limits: v.strictObject({ memory: quantity }),
  }),
  securityContext: v.strictObject({
    allowPrivilegeEscalation: v.literal(false),
    readOnlyRootFilesystem: v.literal(true),
    capabilities: v.strictObject({ drop: v.strictTuple([v.literal('ALL')]) }),
  }),
  volumeMounts: v.array(v.strictObject({ name: v.string(), mountPath: v.string() })),
}
const podSecurity = {
  runAsNonRoot: v.literal(true),
  runAsUser: v.literal(1000),
  runAsGroup: v.literal(1000),
  seccompProfile: v.strictObject({ type: v.literal('RuntimeDefault') }),
}
const Server = v.strictObject({
  ...Container,
  ports: v.strictTuple([v.strictObject({ name: port, containerPort: v.literal(4000) })]),
  startupProbe: v.strictObject({ httpGet: get('/api/health'), ...timing }),
  livenessProbe: v.strictObject({ httpGet: get('/api/health'), ...timing }),
  readinessProbe: v.strictObject({ httpGet: get('/api/ready'), ...timing }),
  lifecycle: v.strictObject({ preStop: v.strictObject({ exec: v.strictObject({ command: v.array(v.string()) }) }) }),
})
const Deployment = v.object({
  apiVersion: v.literal('apps/v1'),
  spec: v.strictObject({
    replicas: v.pipe(v.number(), v.minValue(2)),
    selector: v.strictObject({ matchLabels: labels }),
    strategy: v.strictObject({
      rollingUpdate: v.strictObject({ maxUnavailable: v.literal(0), maxSurge: v.literal(1) }),
    }),
    template: v.strictObject({
      metadata: v.strictObject({ labels }),
      spec: v.strictObject({
        automountServiceAccountToken: v.literal(false),
        // More than the pause before the stop and the 10 seconds of the server.
        terminationGracePeriodSeconds: v.pipe(v.number(), v.minValue(20)),
        securityContext: v.strictObject(podSecurity),
        topologySpreadConstraints: v.array(v.unknown()),
        containers: v.strictTuple([Server]),
        volumes: v.array(v.unknown()),
      }),
    }),
  }),
})
const Service = v.object({
  apiVersion: v.literal('v1'),
  metadata: v.object({ name: v.literal('back-office') }),
  spec: v.strictObject({
    selector: labels,
    ports: v.strictTuple([v.strictObject({ name: port, port: v.literal(80), targetPort: port })]),
  }),
})
const Budget = v.object({
  apiVersion: v.literal('policy/v1'),
  spec: v.strictObject({ minAvailable: v.literal(1), selector: v.strictObject({ matchLabels: labels }) }),
})
const backend = v.strictObject({
  service: v.strictObject({ name: v.literal('back-office'), port: v.strictObject({ name: port }) }),
})
const Ingress = v.object({
  apiVersion: v.literal('networking.k8s.io/v1'),
  spec: v.strictObject({
    tls: v.array(v.strictObject({ hosts: v.array(v.string()), secretName: v.string() })),
    rules: v.strictTuple([
      v.strictObject({
        host: v.string(),
        http: v.strictObject({
          paths: v.strictTuple([v.strictObject({ path: v.literal('/'), pathType: v.literal('Prefix'), backend })]),
        }),
      }),
    ]),
  }),
})
const Claim = v.object({
  apiVersion: v.literal('v1'),
  spec: v.strictObject({
    accessModes: v.array(v.string()),
    resources: v.strictObject({ requests: v.strictObject({ storage: quantity }) }),
  }),
})
const CronJob = v.object({
  apiVersion: v.literal('batch/v1'),
  spec: v.strictObject({
    schedule: v.pipe(v.string(), v.regex(/^(\S+ ){4}\S+$/)),
    concurrencyPolicy: v.literal('Forbid'),
    jobTemplate: v.object({
      spec: v.strictObject({
        backoffLimit: count,
        template: v.object({
          spec: v.strictObject({
            restartPolicy: v.literal('Never'),
            automountServiceAccountToken: v.literal(false),
            securityContext: v.strictObject({ ...podSecurity, fsGroup: v.literal(1000) }),
            containers: v.strictTuple([v.strictObject({ ...Container, command: v.array(v.string()) })]),
            volumes: v.array(v.unknown()),
          }),
        }),
      }),
    }),
  }),
})

const shapes = { Deployment, Service, PodDisruptionBudget: Budget, Ingress, PersistentVolumeClaim: Claim, CronJob }

function documentsIn(file: string): Record<string, unknown> {
  const documents = parseAllDocuments(readFileSync(file, 'utf8'), { uniqueKeys: true })
  return Object.fromEntries(
    [...documents].map((document) => {
      if (document.errors.length > 0) throw document.errors[0]
      const content = document.toJS() as { kind: string }
      return [content.kind, content]
    }),
  )
}

test.each([
  ['back-office.yaml', ['Deployment', 'PodDisruptionBudget', 'Service', 'Ingress']],
  ['backup.yaml', ['PersistentVolumeClaim', 'CronJob']],
])('the manifests of %s have probes, limits and a restricted account, and no unknown key', (file, kinds) => {
  const documents = documentsIn(`deploy/kubernetes/${file}`)
  expect(Object.keys(documents)).toEqual(kinds)
  for (const [kind, content] of Object.entries(documents)) {
    const { issues = [] } = v.safeParse(shapes[kind as keyof typeof shapes], content)
    expect(issues.map((issue) => `${kind} ${v.getDotPath(issue)}: ${issue.message}`)).toEqual([])
  }
})

test('the variables of image, pods and cron job are read by the server as they are meant', () => {
  const image = variablesOf(readStages('Dockerfile')[1] ?? [])
  expect(readConfig(image)).toMatchObject({ host: '0.0.0.0', port: 4000, demo: true })
  const text = readFileSync('deploy/kubernetes/back-office.yaml', 'utf8')
  const literals = [...text.matchAll(/\{ name: (\w+), value: ["'](\w+)["'] \}/g)].map(([, name, value]) => [
    name,
    value,
  ])
  expect(literals).toEqual([
    ['DEMO', '0'],
    ['TRUST_PROXY', '1'],
  ])
  expect(readConfig(Object.fromEntries(literals))).toMatchObject({ demo: false, trustProxy: true })
  for (const file of ['back-office.yaml', 'backup.yaml'])
    expect(readFileSync(`deploy/kubernetes/${file}`, 'utf8')).toMatch(
      /- name: DATABASE_URL\s+valueFrom:\s+secretKeyRef: \{ name: back-office, key: database-url \}/,
    )
})

const Instance = v.object({
  image: v.literal('hotel-back-office'),
  environment: v.strictObject({
    DATABASE_URL: v.pipe(v.string(), v.regex(/@database\/backoffice$/)),
    DEMO: v.literal('0'),
    TRUST_PROXY: v.literal('1'),
  }),
  depends_on: v.strictObject({ database: v.strictObject({ condition: v.literal('service_healthy') }) }),
  read_only: v.literal(true),
  cap_drop: v.strictTuple([v.literal('ALL')]),
  security_opt: v.strictTuple([v.literal('no-new-privileges:true')]),
  mem_limit: v.string(),
})

test('compose.yaml runs two read-only instances behind the proxy, which knows both', () => {
  const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as { services: Record<string, unknown> }
  const { services } = compose
  expect(Object.keys(services)).toEqual(['app-1', 'app-2', 'database', 'proxy'])
  for (const name of ['app-1', 'app-2']) expect(v.safeParse(Instance, services[name]).issues).toBe(undefined)
  expect(services).toMatchObject({
    database: {
      volumes: ['database:/var/lib/postgresql/data'],
      healthcheck: { test: expect.arrayContaining(['pg_isready']) },
    },
    proxy: { volumes: expect.arrayContaining(['./deploy/Caddyfile:/etc/caddy/Caddyfile:ro']) },
  })
  expect(readFileSync('deploy/Caddyfile', 'utf8')).toMatch(
    /reverse_proxy app-1:4000 app-2:4000 \{\s+health_uri \/api\/ready/,
  )
})

test('the image runs as another user than root, and its build has every file that it copies', () => {
  const [build, final] = readStages('Dockerfile')
  expect(argumentsOf(final ?? [], 'USER')).toEqual(['1000:1000'])
  expect(argumentsOf(final ?? [], 'HEALTHCHECK')[0]).toContain('/api/ready')
  const copied = argumentsOf(build ?? [], 'COPY').flatMap((args) => args.split(' ').slice(0, -1))
  expect(copied.filter((path) => !existsSync(path))).toEqual([])
  const sent = new Set(
    readFileSync('.dockerignore', 'utf8')
      .split('\n')
      .map((line) => line.replace(/^!/, '')),
  )
  expect(copied.filter((path) => !sent.has(path))).toEqual([])
})
