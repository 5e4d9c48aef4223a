create schema media;

create table media.upload (
  id bigint generated always as identity primary key,
  audience text not null check (audience in ('customer', 'seller', 'operator')),
  person_id bigint not null,
  purpose text not null check (purpose in ('avatar', 'product', 'review', 'certificate', 'identity', 'refund', 'chat')),
  private boolean not null,
  name text not null unique,
  width int not null check (width > 0),
  height int not null check (height > 0),
  bytes int not null check (bytes > 0),
  made_at timestamptz not null,
  used_at timestamptz,
  likeness bytea check (octet_length(likeness) = 32),
  pieces int[],
  check (private = (purpose in ('certificate', 'identity', 'refund', 'chat'))),
  check ((pieces is null) = (likeness is null))
);
create index upload_person on media.upload (audience, person_id, id desc);
create index upload_unused on media.upload (made_at) where used_at is null;
create index upload_pieces on media.upload using gin (pieces) where pieces is not null;
