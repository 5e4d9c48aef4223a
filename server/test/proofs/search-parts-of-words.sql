-- What stands here must be empty: a word that is not found by its beginning or by what it has inside, or one that is found by itself.
create or replace function pg_temp.problems() returns void language plpgsql as $$
declare
  found text[] := '{}';
begin
  insert into search.word (word, term, shown, script, documents, near) values ('zzqbackzpackz', 'zzqbackzpackz', 'zzqbackzpackz', 'latin', 1, '{}');
  if not exists (select 1 from search.words_having('zzqb', 5) where term = 'zzqbackzpackz' and begins) then found := found || 'no word is found by its beginning'::text; end if;
  if not exists (select 1 from search.words_having('kzpackz', 5) where term = 'zzqbackzpackz' and not begins) then found := found || 'no word is found by its end'::text; end if;
  if not exists (select 1 from search.words_having('qbackz', 5) where term = 'zzqbackzpackz' and not begins) then found := found || 'no word is found by what it has inside'::text; end if;
  if exists (select 1 from search.words_having('zzqbackzpackz', 5)) then found := found || 'a word is a part of itself'::text; end if;
  raise exception 'tried' using errcode = 'LD998', detail = array_to_string(found, E'\n');
end $$;
select problem from pg_temp.tried() as problem;
