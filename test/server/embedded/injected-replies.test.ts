import { expect, test } from 'vitest'
import replies from '../../model/replies.json' with { type: 'json' }
import { realReplies } from '../../support/reply-causes.ts'

test('injected replies of a replay equal the server’s current replies', async () => {
  expect(replies, 'npm run replies').toEqual(await realReplies())
}, 120_000)
