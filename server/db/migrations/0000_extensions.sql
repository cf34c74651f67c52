-- btree_gist: equality inside an exclusion constraint. pg_trgm: an index for "contains".
-- Both are trusted extensions: the owner of a PostgreSQL database may create them.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
