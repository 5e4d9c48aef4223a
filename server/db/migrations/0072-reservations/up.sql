-- What is reserved under a reference ends once: it is sold, or it is free again.
create unique index movement_ends_once on stock.movement (sku_id, reference) where kind in ('released', 'sold');
create index movement_reference on stock.movement (reference);
