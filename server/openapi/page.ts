import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { type Endpoint, type Schema, takesIdempotencyKey } from '../endpoint.ts'
import { jsonSchemaOf, statusesOf } from './document.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem }
section { border-top: 1px solid GrayText; margin-top: 1.5rem; padding-top: .5rem }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere }
pre { overflow-x: auto; padding: .75rem; border: 1px solid GrayText; border-radius: .25rem }
dt { font-weight: 600; margin-top: .5rem } dd { margin-left: 0 }
a { color: LinkText } :focus-visible { outline: 2px solid Highlight; outline-offset: 2px }
nav li { padding: .125rem 0 }
`
const styleHash = createHash('sha256').update(style).digest('base64')

const idOf = (endpoint: Endpoint) => `${endpoint.method}${endpoint.path}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const schemaText = (title: string, schema: Schema | null) =>
  schema
    ? html`<details>
        <summary>${title}</summary>
        <pre tabindex="0" aria-label="${title}">${JSON.stringify(jsonSchemaOf(schema), null, 2)}</pre>
      </details>`
    : ''

const sectionOf = (endpoint: Endpoint) =>
  html`<section aria-labelledby="${idOf(endpoint)}">
    <h2 id="${idOf(endpoint)}"><code>${endpoint.method} ${endpoint.path}</code></h2>
    <p>${endpoint.summary}.</p>
    <dl>
      <dt>Permission</dt>
      <dd>${accessRuleText(endpoint)}</dd>
      <dt>Answers</dt>
      <dd>
        ${[endpoint.success ?? 200, ...statusesOf(endpoint)].join(', ')}${takesIdempotencyKey(endpoint) ? '; takes an Idempotency-Key' : ''}
      </dd>
    </dl>
    ${schemaText('Input', endpoint.input)} ${schemaText('Reply', endpoint.output)}
  </section>`

/** Any one of several permissions is enough. */
const accessRuleText = ({ permission }: Endpoint) =>
  [permission].flat().map((name, index) => html`${index > 0 ? ' or ' : ''}<code>${name}</code>`)

/** The API documentation as plain HTML without scripts. */
export async function documentPage(endpoints: readonly Endpoint[]): Promise<Response> {
  const body = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API – Hotel Management</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <header>
          <h1>Hotel Management API</h1>
          <p>All paths are below <code>/api</code>. For machines: <a href="/api/openapi.json">openapi.json</a>.</p>
        </header>
        <nav aria-label="Endpoints">
          <ul>
            ${endpoints.map((endpoint) => html`<li><a href="#${idOf(endpoint)}">${endpoint.method} ${endpoint.path}</a></li>`)}
          </ul>
        </nav>
        <main>${endpoints.map(sectionOf)}</main>
      </body>
    </html>`
  return new Response(String(body), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  })
}
