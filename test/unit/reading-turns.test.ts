import { expect, test } from 'vitest'
import { readText } from '../../server/http/body.ts'
import { bytesWithoutTurn } from '../../server/http/reading-turns.ts'

const chunk = new Uint8Array(bytesWithoutTurn).fill(97)
const uploads = 8
const chunks = 20
const size = chunks * chunk.length

/** A body whose next chunk is always there, as with a sender that is faster than the server. */
function bodyThatNeverWaits(onRead: () => void): Request {
  let left = chunks
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        onRead()
        controller.enqueue(chunk)
        if ((left -= 1) === 0) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit)
}

test('uploads that never pause leave the event loop to others: one chunk in each turn', async () => {
  let reads = 0
  const readsPerTurn: number[] = []
  let isOver = false
  const watch = () => {
    readsPerTurn.push(reads)
    reads = 0
    if (!isOver) setImmediate(watch)
  }
  const bodies = Array.from({ length: uploads }, () => bodyThatNeverWaits(() => (reads += 1)))
  setImmediate(watch)
  const texts = await Promise.all(bodies.map((body) => readText(body, { maxBytes: size, stallMs: 10_000 })))
  isOver = true
  expect(texts.map((text) => text.length)).toEqual(Array.from({ length: uploads }, () => size))
  const [first = 0, ...further] = readsPerTurn.filter((count) => count > 0)
  expect(first).toBeLessThanOrEqual(uploads + 1)
  expect(further).toEqual(further.map(() => 1))
})
