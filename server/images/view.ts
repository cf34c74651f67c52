import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { images } from '../db/schema/properties.ts'
import { notFound } from '../errors.ts'

/**
 * GET images/{id}. Public, because an <img> element sends no bearer token; the id itself grants access (ADR 0013). A
 * picture never changes, so it can be cached forever.
 */
export async function viewImage({ db }: Context, { id }: { id: string }): Promise<Response> {
  const [image] = await db.select({ bytes: images.bytes }).from(images).where(eq(images.id, id))
  if (!image) throw notFound('picture')
  return new Response(new Uint8Array(image.bytes), {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Disposition': 'inline',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
