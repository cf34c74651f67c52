/** An event stream that ends for the server when its caller leaves, as a connection does. MSW hands the stream on without that. */
export function closedByCaller(reply: Response, signal: AbortSignal): Response {
  if (!reply.body || !reply.headers.get('content-type')?.startsWith('text/event-stream')) return reply
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  reply.body.pipeTo(writable, { signal }).catch(() => undefined)
  return new Response(readable, reply)
}
