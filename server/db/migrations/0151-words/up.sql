-- What the mall says otherwise than it came: by the key of a text, in each language the text and the English that it was written for.
-- Another English makes what was written for the one before it stale.
create table kernel.word (
  key text primary key check (key ~ '^(code|notice)\.[a-z0-9_.]{1,80}$'),
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}')
);
