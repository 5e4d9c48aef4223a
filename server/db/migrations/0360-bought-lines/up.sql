-- Which payment took a line out of a cart. A number of a line is never used again, so that no line is bought twice, whatever the program does.
create table checkout.bought_line (
  cart_line_id bigint primary key,
  payment_id bigint not null references checkout.payment,
  placed_at timestamptz not null
);
create index bought_line_old on checkout.bought_line (placed_at);
