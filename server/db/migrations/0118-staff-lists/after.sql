-- Whoever is there is found by the digits at the end of their phone and the last word of their name; a row here is an index that says otherwise.
select 'customer ' || id from accounts.customer
where phone <> '' and reverse(regexp_replace(phone, '[^0-9]', '', 'g')) <> reverse(translate(phone, translate(phone, '0123456789', ''), ''))
union all
select 'customer ' || id from accounts.customer where lower(regexp_replace(full_name, '^.*\s', '')) <> lower(right(full_name, length(regexp_replace(full_name, '^.*\s', ''))));
