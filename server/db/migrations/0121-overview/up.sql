-- What came in on a day is counted along the day, however many came before it.
create index sale_placed on orders.sale (placed_at);
create index sale_paid on orders.sale (paid_at) where paid_at is not null;
create index customer_made on accounts.customer (made_at);
create index shop_opened on shops.shop (opened_at);
