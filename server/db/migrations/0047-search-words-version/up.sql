-- By which rules the words of the index were cut and folded; where the rules have changed since, it is built anew. `renewing_at` tells that
-- somebody is doing so.
alter table search.state add column words_version int not null default 0, add column renewing_at timestamptz;
update search.state set words_version = 1 where not exists (select 1 from search.product);
