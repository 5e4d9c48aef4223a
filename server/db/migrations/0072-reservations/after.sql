-- A row here is a reservation that ended twice, or one that ended without having begun.
select 'a reservation ended twice' as problem
  from stock.movement where kind in ('released', 'sold') group by sku_id, reference having count(*) > 1
union all
select 'what ended was not reserved'
  from stock.movement ended where kind in ('released', 'sold')
    and not exists (select 1 from stock.movement begun where begun.sku_id = ended.sku_id and begun.reference = ended.reference and begun.kind = 'reserved');
