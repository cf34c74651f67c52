-- Lets a GIN index hold the property beside the text that is searched (ADR 0024). Trusted, like the others.
CREATE EXTENSION IF NOT EXISTS btree_gin;
