-- What shops still have to do with orders, whosever they are: read by whoever acts for the shops of a demo mall.
create index sale_in_hands on orders.sale (id) where status in ('paid', 'to_ship', 'shipped', 'in_transit', 'on_the_way');
