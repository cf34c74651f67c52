import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** Extensions of PGlite. PostgreSQL has its own. */
export const extensions = { btree_gin, btree_gist, pg_trgm }

/**
 * PostgreSQL touches all of its shared buffers when it starts, and 128 MB is its default. The operating system's file
 * cache has the rest.
 */
export const settings = ['-c', 'shared_buffers=16MB']
