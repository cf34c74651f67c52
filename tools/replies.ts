// `npm run replies` asks the real server for every reply that a replay injects, and writes test/model/replies.json.
import { writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { realReplies } from '../test/support/reply-causes.ts'

const replies = await realReplies()
writeFileSync('test/model/replies.json', await format(JSON.stringify(replies), { parser: 'json', printWidth: 120 }))
console.log(`${Object.keys(replies).length} replies in test/model/replies.json`)
