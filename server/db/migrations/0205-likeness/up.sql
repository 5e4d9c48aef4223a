-- What a picture that proves something looks like, whatever its file: 256 times, whether a patch is brighter than the one to its right.
alter table media.upload add column likeness bytea check (octet_length(likeness) = 32);
-- The same in sixteen pieces, each with its place; two pictures that look alike share some. A piece that says nothing is left out.
alter table media.upload add column pieces int[] check ((pieces is null) = (likeness is null));
create index upload_pieces on media.upload using gin (pieces) where pieces is not null;
-- Nothing ever wrote this one.
alter table wallet.recharge_proof drop column likeness;
create index application_front on applications.application (id_front) where id_front is not null;
create index application_back on applications.application (id_back) where id_back is not null;
