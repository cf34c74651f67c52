import { cors as honoCors } from 'hono/cors'

/** CORS middleware, off unless CORS_ORIGINS lists origins. The bundled client is same-origin and needs none. */
export const cors = (origins: readonly string[]) =>
  honoCors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'DELETE'],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'Idempotency-Key',
      'Last-Event-ID',
      'X-App-Context',
      'X-Request-Id',
    ],
    exposeHeaders: ['X-Request-Id', 'Retry-After', 'Content-Disposition', 'Content-Length', 'Idempotency-Replayed'],
    maxAge: 600,
  })
