import type { Call } from './wire.ts'

/** Answers a call with a stream of events that the test writes. */
export function openTestStream(call: Call) {
  let controller!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({ start: (made) => void (controller = made) })
  call.reply(new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } }))
  const send = (type: string, id: string, facility_ids?: number[]) =>
    controller.enqueue(
      new TextEncoder().encode(
        `event: ${type}\nid: ${id}\ndata: ${JSON.stringify(facility_ids ? { facility_ids } : {})}\n\n`,
      ),
    )
  return { send, close: () => controller.close() }
}
