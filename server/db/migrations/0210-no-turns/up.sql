-- Signs that turn the writing round are refused since; here they leave what was written before and is shown to others.
do $$
declare
  turns constant text := '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]';
  place text;
  at text[];
  kind text;
begin
  foreach place in array array[
    'accounts.customer.full_name', 'addresses.address.full_name', 'addresses.address.state', 'addresses.address.city',
    'addresses.address.street', 'addresses.address.location', 'applications.application.store_name',
    'applications.application.contact_person', 'applications.application.region', 'applications.application.city',
    'applications.application.address', 'applications.application.registration_no', 'catalogue.option_word.names',
    'catalogue.product.names', 'catalogue.product_text.short_description', 'catalogue.product_text.description',
    'catalogue.sku.options', 'chat.house.away', 'chat.house.replies', 'chat.message.text', 'chat.report.note', 'coupons.coupon.names',
    'delivery.method.names', 'orders.line.goods', 'orders.sale.address', 'orders.sale.remark', 'orders.sale.shop_name',
    'refunds.event.note', 'refunds.refund.remark', 'reviews.report.note', 'reviews.review.author', 'reviews.review.options',
    'reviews.review.reply', 'reviews.review.text', 'shop_products.entry.content', 'shop_products.entry.name',
    'shop_products.submission.name', 'shop_products.submission.content', 'shops.shop.city', 'shops.shop.contact_person',
    'shops.shop.descriptions', 'shops.shop.return_address', 'shops.shop.state', 'shops.shop.street', 'staff.operator.full_name',
    'supply.intake.note', 'support.ticket.subject', 'support.word.text', 'suspensions.suspension.appeal',
    'suspensions.suspension.objection', 'wallet.recharge.remark', 'wallet.transfer.remark', 'wallet.withdrawal.destination_name']
  loop
    at := string_to_array(place, '.');
    select format_type(atttypid, atttypmod) into strict kind from pg_attribute
      where attrelid = format('%I.%I', at[1], at[2])::regclass and attname = at[3];
    -- What was said stays said: its guards look away from this alone.
    execute format('alter table %I.%I disable trigger user', at[1], at[2]);
    -- Where nothing else was written, something still has to stand.
    execute format('update %1$I.%2$I set %3$I = coalesce(nullif(regexp_replace(%3$I::text, %4$L, '''', ''g''), ''''), ''…'')::%5$s
      where %3$I::text ~ %4$L', at[1], at[2], at[3], turns, kind);
    execute format('alter table %I.%I enable trigger user', at[1], at[2]);
  end loop;
end $$;
