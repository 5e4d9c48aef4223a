-- How many products stand in each category and of each brand, kept step by step: counting them anew takes as long as there are many. 0 stands for all
-- categories, or all brands. What ends by time is counted when it is read: it is little, and time alone changes it.
create table catalogue.shelf (
  category_id bigint not null,
  brand_id bigint not null,
  live bigint not null,
  primary key (category_id, brand_id)
);
create index shelf_brand on catalogue.shelf (brand_id);
-- What came and went since that was written: whoever publishes waits for nobody else.
create table catalogue.shelf_step (
  id bigint generated always as identity primary key,
  category_id bigint not null,
  brand_id bigint not null,
  live int not null
);
create index product_ending on catalogue.product (expires_at) include (category_id, brand_id) where status = 'live' and expires_at is not null;

create function catalogue.note_come() returns trigger language plpgsql as $$
begin
  insert into catalogue.shelf_step (category_id, brand_id, live)
    select coalesce(category_id, 0), coalesce(brand_id, 0), count(*) from come where status = 'live' and expires_at is null
    group by grouping sets ((category_id), (brand_id), (category_id, brand_id)) having grouping(brand_id) = 1 or brand_id is not null;
  return null;
end $$;
create function catalogue.note_gone() returns trigger language plpgsql as $$
begin
  insert into catalogue.shelf_step (category_id, brand_id, live)
    select coalesce(category_id, 0), coalesce(brand_id, 0), -count(*) from gone where status = 'live' and expires_at is null
    group by grouping sets ((category_id), (brand_id), (category_id, brand_id)) having grouping(brand_id) = 1 or brand_id is not null;
  return null;
end $$;
create function catalogue.note_moved() returns trigger language plpgsql as $$
begin
  insert into catalogue.shelf_step (category_id, brand_id, live)
    select place.category_id, place.brand_id, side.sign
    from (values (-1, old.category_id, old.brand_id, old.status = 'live' and old.expires_at is null),
      (1, new.category_id, new.brand_id, new.status = 'live' and new.expires_at is null)) as side (sign, category_id, brand_id, counts)
    cross join lateral (values (side.category_id, 0), (0, side.brand_id), (side.category_id, side.brand_id)) as place (category_id, brand_id)
    where side.counts and place.brand_id is not null;
  return null;
end $$;
create trigger shelves_come after insert on catalogue.product referencing new table as come
  for each statement execute function catalogue.note_come();
create trigger shelves_gone after delete on catalogue.product referencing old table as gone
  for each statement execute function catalogue.note_gone();
create trigger shelves_moved after update of status, category_id, brand_id, expires_at on catalogue.product for each row
  when ((old.status = 'live', old.category_id, old.brand_id, old.expires_at is null) is distinct from
    (new.status = 'live', new.category_id, new.brand_id, new.expires_at is null)) execute function catalogue.note_moved();

insert into catalogue.shelf (category_id, brand_id, live)
  select coalesce(category_id, 0), coalesce(brand_id, 0), count(*) from catalogue.product where status = 'live' and expires_at is null
  group by grouping sets ((category_id), (brand_id), (category_id, brand_id)) having grouping(brand_id) = 1 or brand_id is not null;
