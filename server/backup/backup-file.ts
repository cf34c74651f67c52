import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { DatabaseError, reasonOf } from '../db/database-error.ts'

/** What a backup says of itself. The file begins with it: one line of JSON, padded with spaces to 512 bytes. */
const Header = v.strictObject({
  format: v.literal('hotel-back-office-backup-1'),
  engine: v.picklist(['PGlite', 'PostgreSQL']),
  /** Major version of the engine. */
  engine_version: v.pipe(v.number(), v.integer()),
  /** `when` of the newest migration that the database has. */
  schema: v.pipe(v.number(), v.integer()),
  made_at: v.pipe(v.string(), v.isoTimestamp()),
  bytes: v.pipe(v.number(), v.integer()),
  /** Of the content and of the other fields. */
  sha256: v.string(),
})
export type BackupHeader = v.InferOutput<typeof Header>
/** What the engine knows of its backup. */
export type BackupFacts = Pick<BackupHeader, 'engine' | 'engine_version' | 'schema'>

const headerBytes = 512

const headerText = (header: BackupHeader) => `${JSON.stringify(header).padEnd(headerBytes - 1)}\n`

/** The fields, in a fixed order, that the checksum covers beside the content. */
const signedText = ({ format, engine, engine_version, schema, made_at, bytes }: Omit<BackupHeader, 'sha256'>) =>
  JSON.stringify({ format, engine, engine_version, schema, made_at, bytes })

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}

async function writeContent(handle: FileHandle, content: AsyncIterable<Uint8Array>, facts: BackupFacts) {
  const hash = createHash('sha256')
  const made_at = new Date().toISOString()
  let bytes = 0
  for await (const chunk of content) {
    hash.update(chunk)
    await handle.write(chunk, 0, chunk.length, headerBytes + bytes)
    bytes += chunk.length
  }
  const { engine, engine_version, schema } = facts
  const unsigned = { format: 'hotel-back-office-backup-1' as const, engine, engine_version, schema, made_at, bytes }
  const header = { ...unsigned, sha256: hash.update(signedText(unsigned)).digest('hex') }
  await handle.write(headerText(header), 0)
  await handle.sync()
  return header
}

/** Writes a backup under a temporary name and renames it once it is complete and on the disk. Replaces no file. */
export async function writeBackupFile(
  file: string,
  facts: BackupFacts,
  content: AsyncIterable<Uint8Array>,
): Promise<BackupHeader> {
  if (existsSync(file)) throw new DatabaseError(`${file} exists already`)
  const unfinished = `${file}.${randomUUID().slice(0, 8)}.unfinished`
  try {
    // For its owner alone: it has the guests' names and the hashes of passwords.
    const handle = await open(unfinished, 'wx', 0o600)
    const header = await writeContent(handle, content, facts).finally(() => handle.close())
    await rename(unfinished, file)
    await syncFolder(dirname(file))
    return header
  } catch (error) {
    await rm(unfinished, { force: true })
    throw new DatabaseError(`The backup was not written: ${reasonOf(error)}`)
  }
}

function parseHeader(text: string): BackupHeader | null {
  try {
    const header = v.parse(Header, JSON.parse(text))
    return headerText(header) === text ? header : null
  } catch {
    return null
  }
}

/** The content of a backup, as `pg_dump` or PGlite has written it. */
export const readContent = (file: string) => createReadStream(file, { start: headerBytes })

/** Reads the header of a backup and compares the whole file with its checksum. */
export async function verifyBackupFile(file: string): Promise<BackupHeader> {
  const damaged = new DatabaseError(`${file} is damaged or no backup: it does not match its checksum`)
  if (!existsSync(file)) throw new DatabaseError(`${file} does not exist`)
  const handle = await open(file, 'r')
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(headerBytes), 0, headerBytes, 0)
    .finally(() => handle.close())
  const header = parseHeader(buffer.toString('utf8', 0, bytesRead))
  if (!header) throw damaged
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of readContent(file)) {
    hash.update(chunk as Buffer)
    bytes += (chunk as Buffer).length
  }
  if (bytes !== header.bytes || hash.update(signedText(header)).digest('hex') !== header.sha256) throw damaged
  return header
}
