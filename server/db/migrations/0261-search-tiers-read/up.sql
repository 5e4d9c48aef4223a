drop function search.find(text[], int, int, int, timestamptz, bigint, bigint, int, boolean, boolean, int);

-- The first `always` questions are asked whatever they find; what comes behind them are other words for the same, for which nobody looks once
-- there is enough.
-- Asks the questions one after the other, each tier by tier from the best, until there is enough. `~` in a question stands for the tier.
-- The third tier is only asked while fewer than twice `enough` are found, the long ones behind it while fewer than `enough`, and by
-- poorer questions while fewer than an eighth of that: there a frequent word costs most and adds least. `cut` tells that something was
-- left unread. Where there is one tier alone, the best of too many matches are picked out of all. Tiers behind the `deepest` are left unread,
-- and none where it is null. `read` is the last tier that was looked at: what stands behind it may change and leaves the answer as it is.
-- Answers how many each question found, and the products in that order. Sequential reads and plans made anew never pay here.
create function search.find(
  questions text[], always int, most int, enough int, at timestamptz, price_min bigint, price_max bigint, rating_min int, stocked boolean, reduced boolean,
  deepest int,
  out counts int[], out packs bytea, out cut boolean, out read int
) language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  tiers int := (select cardinality(least_scores) from search.state);
  last_tier int := least(tiers, deepest);
  narrowed boolean := price_min is not null or price_max is not null or rating_min is not null or stocked or reduced;
  remaining int := most;
  wanted int;
  question text;
  asked tsquery;
  part_count int;
  part bytea;
  question_count int;
begin
  counts := '{}';
  packs := '';
  cut := last_tier < tiers;
  read := 0;
  foreach question in array questions loop
    exit when cardinality(counts) >= always and most - remaining >= enough;
    question_count := 0;
    for tier in 0 .. last_tier loop
      wanted := case when tier < 2 then remaining when tier = 2 then least(remaining, enough * 2 - (most - remaining))
        when counts = '{}' then least(remaining, enough - (most - remaining)) else least(remaining, enough / 8 - (most - remaining)) end;
      if wanted <= 0 then
        cut := true;
        exit;
      end if;
      read := greatest(read, tier);
      asked := replace(question, '~', tier::text)::tsquery;
      if narrowed then
        select count(*), string_agg(each.packed, '') into part_count, part from (
          select product.packed from search.product
          where product.terms @@ asked and product.expires_at > at
            and (price_min is null or product.price >= price_min) and (price_max is null or product.price <= price_max)
            and (rating_min is null or product.rating >= rating_min)
            and (not stocked or product.in_stock) and (not reduced or product.list_price_until > at)
          limit wanted
        ) each;
      else
        select count(*), string_agg(each.packed, '') into part_count, part from (
          select product.packed from search.product where product.terms @@ asked and product.expires_at > at limit wanted
        ) each;
      end if;
      if part_count = wanted then
        cut := true;
        if tiers = 0 then
          select string_agg(each.packed, '') into part from (
            select product.packed from search.product
            where product.terms @@ asked and product.expires_at > at
              and (price_min is null or product.price >= price_min) and (price_max is null or product.price <= price_max)
              and (rating_min is null or product.rating >= rating_min)
              and (not stocked or product.in_stock) and (not reduced or product.list_price_until > at)
            order by product.score desc, product.product_id desc limit wanted
          ) each;
        end if;
      end if;
      if part_count > 0 then
        packs := packs || part;
        question_count := question_count + part_count;
        remaining := remaining - part_count;
      end if;
    end loop;
    counts := counts || question_count;
  end loop;
end $$;
