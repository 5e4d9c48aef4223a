-- What staff decided is walked from its newest on, however much waits.
create index recharge_decided on wallet.recharge (decide_by desc, id desc) where method = 'wallet' and state not in ('submitted', 'pending');
create index withdrawal_decided on wallet.withdrawal ((case state when 'submitted' then decide_by else pay_by end) desc, id desc)
  where state not in ('submitted', 'approved');
create index submission_decided on shop_products.submission (due_at desc, id desc) where state <> 'open' and state <> 'withdrawn';
create index refund_decided on refunds.refund ((coalesce(due_at, escalated_at)) desc, id desc)
  where escalated_at is not null and state <> 'escalated';
