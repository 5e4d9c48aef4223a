-- Staff find a refund request by the beginning of its order's number, and by the signs after the dash.
create index refund_number on refunds.refund (order_no);
create index refund_signs on refunds.refund (split_part(order_no, '-', 2) text_pattern_ops);
