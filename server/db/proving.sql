-- What proofs stand on: each after.sql is told these first, in the transaction that it belongs to.

-- Whether the database itself refuses a statement, for the reason that is wanted.
create or replace function pg_temp.is_refused(statement text, wanted text) returns boolean language plpgsql as $$
begin
  begin
    execute statement;
    raise exception 'taken' using errcode = 'LD999';
  exception
    when sqlstate 'LD999' then return false;
    when others then return sqlstate = wanted;
  end;
end $$;

-- What `pg_temp.problems()` of a proof found. It ends by raising LD998 with its lines, so that nothing of what it tried is left behind.
create or replace function pg_temp.tried() returns setof text language plpgsql as $$
declare found text;
begin
  begin
    perform pg_temp.problems();
  exception when sqlstate 'LD998' then get stacked diagnostics found = pg_exception_detail;
  end;
  return query select line from unnest(string_to_array(coalesce(found, 'nothing was tried'), E'\n')) as line where line <> '';
end $$;
