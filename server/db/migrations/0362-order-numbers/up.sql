-- The number of an order says its day, and six signs that nobody guesses: two orders of one's own tell nothing of how many were placed in between.
-- Numbers that were given already stay.
alter table orders.sale alter column order_no drop expression;
alter table orders.sale alter column order_count drop not null;

create function orders.random_signs() returns text language plpgsql volatile as $$
declare
  -- Without 0 and O, 1, I and L, which are confused, and without vowels: signs that make no word are found by none.
  alphabet constant text := '23456789BCDFGHJKMNPQRSTVWXYZ';
  signs text := '';
  random bytea;
  at int;
begin
  while length(signs) < 6 loop
    random := uuid_send(gen_random_uuid());
    -- Some bits of bytes 6 and 8 are the same in every uuid. A byte from 252 on would make the first signs likelier than the others.
    foreach at in array array[0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14, 15] loop
      if length(signs) < 6 and get_byte(random, at) < 252 then
        signs := signs || substr(alphabet, get_byte(random, at) % 28 + 1, 1);
      end if;
    end loop;
  end loop;
  return signs;
end $$;

create function orders.give_number() returns trigger language plpgsql as $$
begin
  new.order_no := new.order_day || '-' || orders.random_signs();
  return new;
end $$;
create trigger sale_number before insert on orders.sale for each row when (new.order_no is null) execute function orders.give_number();
create trigger sale_number_stays before update on orders.sale for each row when (new.order_no is distinct from old.order_no)
  execute function kernel.refuse_change();
