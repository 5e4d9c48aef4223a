-- A program without a migration may run on the database if the migration is marked compatible.
alter table platform.migration add column compatible boolean not null default false;
