create schema media;
-- What people sent. A public picture is named by the path that other rows keep, a private file by its sealed body in the store.
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
  -- When a form took it; what none took within a day is thrown away.
  used_at timestamptz,
  check (private = (purpose in ('certificate', 'identity', 'refund', 'chat')))
);
create index upload_person on media.upload (audience, person_id, id desc);
create index upload_unused on media.upload (made_at) where used_at is null;
