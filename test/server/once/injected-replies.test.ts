import { expect, test } from 'vitest'
import replies from '../../stages/replies.json' with { type: 'json' }
import { realReplies } from '../../support/reply-causes.ts'

test('what a replay lets the server say is what the server says now', async () => {
  expect(replies, 'npm run replies').toEqual(await realReplies())
}, 120_000)
